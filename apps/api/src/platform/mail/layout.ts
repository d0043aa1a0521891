import { directions, type Language } from '@lyceum/i18n';
import escapeHtml from 'escape-html';

/** The content of a mail with one link. */
export interface Letter {
  language: Language;
  subject: string;
  greeting: string;
  body: string;
  /** The label of the button. */
  action: string;
  link: string;
  linkHint: string;
  life: string;
  ignore: string;
  signature: string;
}

export function textOf({ greeting, body, link, life, ignore, signature }: Letter): string {
  return [greeting, body, link, life, ignore, signature].join('\n\n').concat('\n');
}

/** Tables and inline styles, which mail clients support; the colors of the light theme. */
export function htmlOf(letter: Letter): string {
  const { language, subject, greeting, body, action, link, linkHint, life, ignore, signature } = letter;
  const paragraph = (content: string, style = '') => `<p style="margin:0 0 16px;${style}">${content}</p>`;
  const quiet = 'color:#585b66;font-size:14px;';
  const button =
    'display:inline-block;padding:12px 24px;border-radius:999px;background:#1f4b43;color:#ffffff;text-decoration:none;font-weight:600;';
  return `<!doctype html>
<html lang="${language}" dir="${directions[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fbfaf6;color:#1c1e26;font:16px/1.6 'Segoe UI',Tahoma,Arial,sans-serif;">
<table role="presentation" cellpadding="0" cellspacing="0" align="center" style="max-width:560px;width:100%;">
<tr><td style="padding:32px;background:#ffffff;border:1px solid #e2ded2;border-radius:12px;">
${paragraph(escapeHtml(greeting))}
${paragraph(escapeHtml(body))}
${paragraph(`<a href="${escapeHtml(link)}" style="${button}">${escapeHtml(action)}</a>`)}
${paragraph(escapeHtml(life))}
${paragraph(`${escapeHtml(linkHint)}<br><a href="${escapeHtml(link)}" dir="ltr" style="color:#1f4b43;word-break:break-all;">${escapeHtml(link)}</a>`, quiet)}
${paragraph(escapeHtml(ignore), quiet)}
${paragraph(escapeHtml(signature), 'margin-block-end:0;')}
</td></tr>
</table>
</body>
</html>
`;
}
