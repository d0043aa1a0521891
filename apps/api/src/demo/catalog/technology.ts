import { dataAndIntelligence } from './technology-data.ts';
import { making } from './technology-making.ts';
import { systems } from './technology-systems.ts';
import { webDevelopment } from './technology-web.ts';
import { type DomainSource, text } from './types.ts';

export const technology: DomainSource = {
  id: 'technology',
  color: '#2F6FB7',
  name: text('Technology', 'التقنية', 'Technologie'),
  categories: [webDevelopment, ...dataAndIntelligence, ...systems, ...making],
};
