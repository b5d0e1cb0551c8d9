export const emailDraftKey = 'account-email'
