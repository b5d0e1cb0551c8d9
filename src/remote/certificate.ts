// @in training @members
import { CertificateSchema, CheckedCertificateSchema, readStanding } from '../domain/course/certificate'
import { parsedAs } from '../domain/app/parsed-as'
import { readRows } from './data-client'

/** How far the signed-in person is, by what the server was told, and their certificate. */
export const myCertificate = () => readRows((client) => client.rpc('my_certificate'), readStanding)

/** Issues this member's certificate, once, and for nobody who has signed in since. */
export const issueCertificate = (member: string) =>
  readRows((client) => client.rpc('issue_certificate', { p_expected_user: member }), parsedAs(CertificateSchema))

/** Says this member's name on the certificate and to whoever checks it; null: no more. */
export const nameCertificate = (member: string, name: string | null) =>
  readRows((client) => client.rpc('name_certificate', { p_name: name, p_expected_user: member }), parsedAs(CertificateSchema))

/** What anybody may know of a number; null for one that is no certificate's. */
export const checkCertificate = (number: string) =>
  readRows((client) => client.rpc('check_certificate', { p_number: number }), parsedAs(CheckedCertificateSchema))
