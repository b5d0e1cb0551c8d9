/** `busy` lives above the forms: while an act runs the page must not leave for /account on its own. */
export type AuthFormProps = { busy: boolean; onBusy: (busy: boolean) => void; onDone: () => void }
