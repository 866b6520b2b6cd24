import Relief

print("relief \(Relief.version)")
