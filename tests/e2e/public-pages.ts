/** Every address without a parameter, and its h1. The indexable ones come first. */
export const indexablePages = [
  '/',
  '/about',
  '/course',
  '/whole-course',
  '/contact',
  '/apply',
  '/training-details',
  '/next-steps',
  '/upgrades',
  '/faq',
  '/testimonials',
  '/privacy',
  '/terms',
  '/disclaimer',
  '/instructors',
  '/pricing',
  '/week1-content',
  '/documentation',
  '/enforcement-career',
  '/bounty',
]

export const privatePages = [
  '/auth',
  '/auth/reset-password',
  '/auth/update-password',
  '/account',
  '/outbox',
  '/payment-success',
  '/bounty/create',
  '/share-photo',
]
