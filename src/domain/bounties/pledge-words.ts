// @with texts
/** What an approved completion earns; a ceiling with its creator may leave less of it (docs/decisions.md, 13). */
export const pointsForCompletion = 50

/** Who pays whom, said alike wherever money is spoken of (docs/decisions.md, 97). */
export const pledgeWords = `A pledge is a promise to whoever does the bounty: nobody is charged or paid here, and the two settle it themselves. From the academy, the doer gets up to ${pointsForCompletion} points.`
