// @in few
export const applicationDraftKey = 'application'
