import { Visitor } from 'vite';
import { parsed, sourcesIn } from './sources.ts';

/** What the sidebar shows of a guide and searches in. */
export interface ListedGuide {
  isBeta: boolean;
  terms: string[];
}

/** The status and the terms in the guide of a story file or in a file of its own. They have to be literals. */
export function listedIn(page: string): ListedGuide {
  const listed: ListedGuide = { isBeta: false, terms: [] };
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [content] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'guide') return;
      if (content?.type !== 'ObjectExpression') return;
      for (const property of content.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        if (property.key.name === 'status') listed.isBeta = true;
        if (property.key.name !== 'terms' || property.value.type !== 'ArrayExpression') continue;
        for (const term of property.value.elements) {
          if (term?.type === 'Literal') listed.terms.push(String(term.value));
        }
      }
    },
  });
  for (const path of sourcesIn(page.replace('.stories.tsx', '.{stories,guide}.tsx'))) {
    visitor.visit(parsed(path).program);
  }
  return listed;
}
