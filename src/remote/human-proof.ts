// @with rules
/** Gives a proof that a person sits there, once; undefined where none could be had, which the server refuses. */
type Prover = () => Promise<string | undefined>

let prover: Prover | undefined

/** Connects the widget that is on the screen; answers how to take it away. */
export function connectProver(next: Prover): () => void {
  prover = next
  return () => {
    if (prover === next) prover = undefined
  }
}

/** What a call that is open to everybody carries: the proof of the widget, or nothing where the site has none. */
export async function captchaOptions(): Promise<{ captchaToken?: string }> {
  const captchaToken = await prover?.()
  return captchaToken === undefined ? {} : { captchaToken }
}
