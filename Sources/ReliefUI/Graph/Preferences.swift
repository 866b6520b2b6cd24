/// Sets a value of a preference, key type hidden.
package protocol PreferenceWriter {}
