import { directions } from '@lyceum/i18n';
import { cleanFullName, type Language, type Localized } from '@lyceum/rules';
import escapeHtml from 'escape-html';
import type { Context } from '../platform/context/context.ts';
import type { Mail } from '../platform/mail/outbox.ts';
import { oneClickPath } from './oneClick.ts';

interface Message {
  language: Language;
  subject: string;
  text: string;
}

/** The mail of a message to one learner of a course, in plain text and as HTML without any markup of the sender. */
export function messageMail(
  { settings, texts }: Context,
  { language, subject, text }: Message,
  course: { id: string; name: Localized; sender: string },
  user: { name: string; email: string },
  token: string,
): Mail {
  const link = `${settings.publicUrl}/course/${encodeURIComponent(course.id)}`;
  const unsubscribeLink = `${settings.publicUrl}/unsubscribe?token=${token}`;
  const name = cleanFullName(user.name);
  const courseName = course.name[language] ?? Object.values(course.name)[0] ?? '';
  const values = { sender: cleanFullName(course.sender), course: courseName };
  const say = {
    greeting: name
      ? texts(language, 'server:mails.greeting', { name })
      : texts(language, 'server:mails.greetingWithoutName'),
    intro: values.sender
      ? texts(language, 'server:mails.courseMessage.intro', values)
      : texts(language, 'server:mails.courseMessage.introWithoutName', values),
    action: texts(language, 'server:mails.courseMessage.action'),
    noReply: texts(language, 'server:mails.courseMessage.noReply'),
    why: texts(language, 'server:mails.courseMessage.why', values),
    unsubscribe: texts(language, 'server:mails.courseMessage.unsubscribe'),
    signature: texts(language, 'server:mails.signature'),
  };
  const lines = [
    say.greeting,
    say.intro,
    text,
    `${say.action}: ${link}`,
    say.noReply,
    `${say.why}\n${say.unsubscribe}: ${unsubscribeLink}`,
    say.signature,
  ];
  return {
    to: user.email,
    subject,
    text: lines.join('\n\n').concat('\n'),
    html: htmlOf({ language, subject, text, link, unsubscribeLink, ...say }),
    links: [link, unsubscribeLink],
    unsubscribeUrl: `${settings.publicUrl}${oneClickPath}?token=${token}`,
  };
}

interface Parts extends Message {
  link: string;
  unsubscribeLink: string;
  greeting: string;
  intro: string;
  action: string;
  noReply: string;
  why: string;
  unsubscribe: string;
  signature: string;
}

/** Like the other mails: tables and inline styles, which mail clients support. */
function htmlOf(parts: Parts): string {
  const { language, subject, text, link, unsubscribeLink } = parts;
  const paragraph = (content: string, style = '') => `<p style="margin:0 0 16px;${style}">${content}</p>`;
  const quiet = 'color:#585b66;font-size:14px;';
  const anchor = (href: string, label: string) =>
    `<a href="${escapeHtml(href)}" style="color:#1f4b43;">${escapeHtml(label)}</a>`;
  return `<!doctype html>
<html lang="${language}" dir="${directions[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fbfaf6;color:#1c1e26;font:16px/1.6 'Segoe UI',Tahoma,Arial,sans-serif;">
<table role="presentation" cellpadding="0" cellspacing="0" align="center" style="max-width:560px;width:100%;">
<tr><td style="padding:32px;background:#ffffff;border:1px solid #e2ded2;border-radius:12px;">
${paragraph(escapeHtml(parts.greeting))}
${paragraph(escapeHtml(parts.intro))}
<div dir="auto" style="margin:0 0 16px;padding:0 16px;border-inline-start:2px solid #e2ded2;white-space:pre-line;">${escapeHtml(text)}</div>
${paragraph(anchor(link, parts.action))}
${paragraph(escapeHtml(parts.noReply), quiet)}
${paragraph(`${escapeHtml(parts.why)} ${anchor(unsubscribeLink, parts.unsubscribe)}`, quiet)}
${paragraph(escapeHtml(parts.signature), 'margin-block-end:0;')}
</td></tr>
</table>
</body>
</html>
`;
}
