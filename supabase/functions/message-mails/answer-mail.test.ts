import { expect, it } from 'vitest'
import { answerMail } from './answer-mail.ts'

const answered = {
  email: 'casey@example.test',
  message: 'When does it begin?\n\nAnd <where> & "how"?',
  written_at: '2026-11-22T23:30:00.123456+00:00',
  answer: 'In May.\n\nAt <the door> & "inside".',
}
const mail = answerMail(answered, 'https://academy.example')

it('goes to who asked, by a subject that nobody typed', () => {
  expect(mail).toMatchObject({ to: 'casey@example.test', subject: 'Your message to Wayfinder Cadet Academy', headers: {} })
})

it('has the answer as text, then what was asked, then where to write', () => {
  expect(mail.text).toBe(`In May.

At <the door> & "inside".

On November 22, 2026 you wrote:

> When does it begin?
> 
> And <where> & "how"?

Replies to this mail are not read by us. Write through https://academy.example/contact.
`)
})

it('says the same as HTML in the same order, and what people wrote is no markup', () => {
  const parts = [
    'In May.\n\nAt &lt;the door&gt; &amp; &quot;inside&quot;.',
    'On November 22, 2026 you wrote:',
    'When does it begin?\n\nAnd &lt;where&gt; &amp; &quot;how&quot;?',
    'Replies to this mail are not read by us.',
    '<a href="https://academy.example/contact">',
  ]
  const places = parts.map((part) => mail.html.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(mail.html).not.toMatch(/<where>|<the door>/)
})

it.each(['One\r\ntwo', 'One\rtwo', 'One\ntwo'])('quotes each line of %j', (message) => {
  expect(answerMail({ ...answered, message }, 'https://academy.example').text).toContain('\n> One\n> two\n')
})
