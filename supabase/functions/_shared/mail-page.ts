/** A mail as a page. `body` is the markup below the heading, which may be missing, `small` its last words. */
export const mailPage = (title: string, heading: string | null, body: string, small: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${title}</title>
  </head>
  <body style="margin: 0; padding: 24px; color: #14213d; font: 16px/1.5 system-ui, 'Segoe UI', Roboto, Arial, sans-serif">
    ${heading === null ? '' : `<h1 style="margin: 0 0 12px; font-size: 24px; line-height: 1.2">${heading}</h1>\n    `}${body}
    <p style="color: #3c4658; font-size: 14px">${small}</p>
  </body>
</html>
`
