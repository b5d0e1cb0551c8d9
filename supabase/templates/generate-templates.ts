import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mails, mailTemplate } from './mail-template.ts'

for (const [name, mail] of Object.entries(mails)) writeFileSync(join(import.meta.dirname, `${name}.html`), mailTemplate(mail))
