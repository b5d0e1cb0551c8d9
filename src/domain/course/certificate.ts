// @in training
import * as v from 'valibot'
import { parsedAs } from '../app/parsed-as'

const part = v.object({ done: v.number(), of: v.number() })
export const CertificateSchema = v.object({ number: v.string(), issued_at: v.string(), name: v.nullable(v.string()) })
export type Certificate = v.InferOutput<typeof CertificateSchema>

/** How far a member is with what the certificate of completion asks for, by the server's word. Without Elite Corps in force there is none. */
const CertificateStandingSchema = v.object({
  sections: part,
  questions: part,
  weeks: part,
  in_force: v.boolean(),
  certificate: v.nullable(CertificateSchema),
})
export type CertificateStanding = v.InferOutput<typeof CertificateStandingSchema>

/** Reads an answer of the server or of the device; undefined for what this version doesn't know. */
export const readStanding = parsedAs(CertificateStandingSchema)

/** What anybody is told of a number: null where it is no certificate's. */
export const CheckedCertificateSchema = v.nullable(v.omit(CertificateSchema, ['number']))

/** The number that somebody means who typed it from paper; null for what is none. The database reads it so in private.meant_certificate_number. */
export function certificateNumber(typed: string): string | null {
  const signs = typed.replaceAll(/[\s\u2010-\u2015\u2212-]/g, '').toUpperCase()
  const meant = signs.replaceAll(/[IL]/g, '1').replaceAll('O', '0')
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(meant) ? meant : null
}

/** A number as it is read from paper: in groups of four. */
export const shownNumber = (number: string): string => number.replaceAll(/.{4}(?=.)/g, '$&-')
