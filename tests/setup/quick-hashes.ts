/** A password is hashed in a millisecond, for a tenth of a second: tests make hundreds of accounts. The cost stands in each hash, so those of the sample accounts still hold. */
export const quickHashes = { LITE_AUTH_BCRYPT_COST: '4' }
