#pragma once
#include <pthread.h>
#include <stdint.h>

// The places of Swift's concurrency runtime where a program may watch what is enqueued, and say which executor is
// the main actor's (source: ConcurrencyHooks.def in swiftlang/swift). They have Swift's calling convention, which for
// plain words in and at most two words out is C's on x86-64 and arm64. Weak: the runtime may lack them, and the
// address must be read from the runtime's own library.

typedef void *relief_job;
typedef struct { uintptr_t identity, implementation; } relief_executor;
typedef void (*relief_enqueue)(relief_job);
typedef void (*relief_enqueue_hook)(relief_job, relief_enqueue);
typedef relief_executor (*relief_main)(void);
typedef relief_executor (*relief_main_hook)(relief_main);

extern __attribute__((weak)) void *swift_task_enqueueGlobal_hook;
extern __attribute__((weak)) void *swift_task_getMainExecutor_hook;
extern void swift_task_enqueueGlobal(relief_job);
extern uint64_t swift_task_getJobTaskId(relief_job);

static inline int relief_set_hooks(relief_main_hook main, relief_enqueue_hook global) {
  if (!&swift_task_enqueueGlobal_hook || !&swift_task_getMainExecutor_hook) return 0;
  swift_task_enqueueGlobal_hook = (void *)global;
  swift_task_getMainExecutor_hook = (void *)main;
  return 1;
}

static inline uintptr_t relief_thread(void) { return (uintptr_t)pthread_self(); }

// The address that is as far from the top of the thread's stack as half of it, and 0 where that cannot be told; an
// address that lies on the stack now. glibc names the call for its own kind of source files only.
extern int pthread_getattr_np(pthread_t, pthread_attr_t *);

static inline uintptr_t relief_stack_middle(void) {
  pthread_attr_t attributes;
  void *lowest = 0;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes)) return 0;
  int fault = pthread_attr_getstack(&attributes, &lowest, &size);
  pthread_attr_destroy(&attributes);
  return fault ? 0 : (uintptr_t)lowest + size / 2;
}

static inline uintptr_t relief_stack_here(void) { return (uintptr_t)__builtin_frame_address(0); }
