/** What a page has and the worker has not: a module that both use must look for it first. */
declare var document: object | undefined
declare var localStorage: { getItem(key: string): string | null; setItem(key: string, value: string): void } | undefined
