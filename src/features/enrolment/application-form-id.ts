export const applicationFormId = 'application-form'
