import type { Language } from '@lyceum/i18n';
import { Visitor } from 'vite';
import { parsed, sourcesIn } from './sources.ts';

/** What the sidebar shows of a guide and searches in. */
export interface Listed {
  status: string | null;
  terms: { language: Language; term: string }[];
}

/** The status and the terms in the guide of a story file or in a file of its own. They have to be literals. */
export function listedIn(page: string): Listed {
  const listed: Listed = { status: null, terms: [] };
  const isNamed = (key: object, name: string) => 'name' in key && key.name === name;
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [content] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'guide') return;
      if (content?.type !== 'ObjectExpression') return;
      for (const property of content.properties) {
        if (property.type !== 'Property') continue;
        const { key, value } = property;
        if (isNamed(key, 'status') && value.type === 'Literal') listed.status = String(value.value);
        if (!isNamed(key, 'terms') || value.type !== 'ObjectExpression') continue;
        for (const entry of value.properties) {
          if (entry.type !== 'Property' || entry.value.type !== 'ArrayExpression') continue;
          if (entry.key.type !== 'Identifier') continue;
          const language = entry.key.name as Language;
          for (const term of entry.value.elements) {
            if (term?.type === 'Literal') listed.terms.push({ language, term: String(term.value) });
          }
        }
      }
    },
  });
  for (const path of sourcesIn(page.replace('.stories.tsx', '.{stories,guide}.tsx'))) {
    visitor.visit(parsed(path).program);
  }
  return listed;
}
