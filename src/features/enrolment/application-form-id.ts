// @in few
export const applicationFormId = 'application-form'
