// @with rules
export { challengeKey } from '../env'
export { connectProver } from '../remote/human-proof'
