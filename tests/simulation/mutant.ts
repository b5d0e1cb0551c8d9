/** Who brings a broken engine to light: the known fault of that name, or the unit tests of that file. */
export type Catcher = { fault: string } | { test: string }

/**
 * An engine that is broken on purpose: `from` must stand exactly once in `file`. `caughtAs`: the invariant that must cry out then, or the
 * test that must fail.
 */
export type Mutant = { name: string; file: string; from: string; to: string; by: Catcher; caughtAs: RegExp }
