import { hash } from 'node:crypto';
import type { Certificate } from '@lyceum/api';
import { createI18n, type Language } from '@lyceum/i18n';
import { loadResources } from '@lyceum/i18n/server';
import { languageQuery } from '@lyceum/rules';
import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { wishesOf } from '../visit.ts';
import { type CertificateTexts, drawCertificate } from './drawCertificate.ts';

interface CertificateOptions {
  publicUrl: string;
  /** Finds a certificate by its verification code. */
  findCertificate(code: string): Promise<Certificate | null>;
}

interface Drawn {
  etag: string;
  /** Null if the PDF cannot show a name. */
  pdf: Buffer | null;
}

/** In seconds: for browsers, and for the cache of the process. A deleted account takes its certificates along. */
const keptSeconds = 300;

function textsIn(language: Language, address: string): CertificateTexts {
  const { t } = createI18n({ language, resources: loadResources(language, ['certificate']) });
  return {
    title: t('certificate:title'),
    awardedTo: t('certificate:awardedTo'),
    forCompleting: t('certificate:forCompleting'),
    instructor: t('certificate:instructor'),
    completedOn: t('certificate:completedOn'),
    code: t('certificate:code'),
    verify: t('certificate:verify', { address }),
  };
}

/**
 * Serves certificates as PDF at `/certificate/{code}.pdf`, in the language of the page. One is drawn at a time, because it
 * occupies the process. Names in scripts that no bundled font has lead to the page, which browsers can print.
 */
export function serveCertificates(app: FastifyInstance, options: CertificateOptions): void {
  const { publicUrl, findCertificate } = options;
  let last: Promise<unknown> = Promise.resolve();

  const drawn = new LRUCache<string, Drawn, { certificate: Certificate; language: Language }>({
    maxSize: 8 * 1024 * 1024,
    sizeCalculation: ({ pdf }, key) => (pdf?.length ?? 0) + key.length + 100,
    ttl: 1000 * keptSeconds,
    fetchMethod: (_key, _stale, { context: { certificate, language } }) => {
      const turn = last.then(async () => {
        const texts = textsIn(language, `${publicUrl}/certificate/${certificate.id}`);
        const pdf = await drawCertificate(certificate, language, texts);
        return { pdf, etag: `"${pdf ? hash('sha256', pdf, 'base64url').slice(0, 22) : ''}"` };
      });
      last = turn.catch(() => undefined);
      return turn;
    },
  });

  app.get<{ Params: { code: string } }>(
    '/certificate/:code.pdf',
    { config: { rateClasses: ['certificateFile'] } },
    async (request, reply) => {
      const certificate = await findCertificate(request.params.code);
      reply.headers({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
      if (!certificate) {
        return reply.code(404).send({ code: 'not_found', message: 'There is no such certificate.' });
      }
      const { language } = wishesOf(request);
      const found = await drawn.fetch(`${language} ${certificate.id}`, {
        context: { certificate, language },
      });
      if (!found?.pdf) {
        return reply.redirect(`/certificate/${certificate.id}?${languageQuery}=${language}`, 303);
      }
      const { pdf, etag } = found;
      reply.headers({
        etag,
        'cache-control': `private, max-age=${keptSeconds}`,
        vary: 'Accept-Language, Cookie',
        'content-disposition': `inline; filename="lyceum-${certificate.id}.pdf"`,
      });
      if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) {
        return reply.code(304).send();
      }
      return reply.type('application/pdf').send(pdf);
    },
  );
}
