// @in few
/** The name of the draft on the device. */
export const applicationDraftKey = 'application'
/** The id of the form on the page. */
export const applicationFormId = 'application-form'
