export const applicationDraftKey = 'application'
