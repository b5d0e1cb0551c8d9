/** Whether code of this project may use the global of that name. */
export type Knows<Name extends string> = Name extends keyof typeof globalThis ? true : false
