/** What every question has. `id`: its name for ever, unique over the course; answers are remembered under it. */
type Common = {
  readonly id: string
  readonly prompt: string
  /** Explains the right answer, and why the others are wrong, in at most 60 words. */
  readonly why: string
  /** The sentence or sentences of the section that it comes from, word for word. */
  readonly from: string
}

/** `decide`: what would you do? `mistake`: what is wrong here? The first of three or four options is right; they are shown in another order. */
export type ChoiceQuestion = Common & {
  readonly kind: 'decide' | 'mistake'
  readonly options: readonly [string, string, string, string?]
}

/** Three to five steps in their right order, shown in another one. */
export type OrderQuestion = Common & {
  readonly kind: 'order'
  readonly steps: readonly [string, string, string, string?, string?]
}

/** Answered from memory: a person thinks, sees `answer`, and says whether they knew it. */
export type RecallQuestion = Common & { readonly kind: 'recall'; readonly answer: string }

export type Question = ChoiceQuestion | OrderQuestion | RecallQuestion
