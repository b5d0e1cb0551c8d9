import * as v from 'valibot'
import { expect, it } from 'vitest'
import corpus from '../../../src/domain/account/email-corpus.json'
import { email } from './fields.ts'

it.each(corpus.taken)('takes the address %j as the client does', (address) => expect(v.is(email, address)).toBe(true))
it.each(corpus.refused)('refuses the address %j as the client does', (address) => expect(v.is(email, address)).toBe(false))
