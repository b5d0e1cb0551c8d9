/** What goes with an account and what stays, said alike before it, after it and in the privacy policy. */
export const goesWithAccount =
  'Your profile, acceptances, completions and their photos, and our record of your purchases, go with the account.'
export const staysWithoutName =
  'Pledges and bounties that you made stay, without your name, because other people’s totals rest on them.'
