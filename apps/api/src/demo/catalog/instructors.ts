import type { DemoInstructor } from './types.ts';

const person = (
  name: string,
  teaches: readonly string[],
  expertise: readonly string[],
  qualifications: string,
  bio: string,
  email?: string,
): DemoInstructor => {
  const id = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’]/g, '')
    .replaceAll(' ', '-');
  return { id, name, email: email ?? `${id}@teachers.lyceum.test`, expertise, qualifications, bio, teaches };
};

export const instructors: readonly DemoInstructor[] = [
  person(
    'Leila Haddad',
    ['ui_ux_tools'],
    ['ui_ux_tools', 'ux_design', 'digital_accessibility'],
    'MA in Interaction Design, Umeå University. Nine years as a product designer in public services.',
    'I design tools for hospitals and tax offices, where a confusing button costs somebody an afternoon. I teach the way I work: with drafts on the table and questions in the room.',
    'instructor@lyceum.test',
  ),
  person(
    'Tomasz Zieliński',
    ['web_dev', 'software_testing'],
    ['web_dev', 'front_end_engineering', 'software_testing'],
    'MSc in Computer Science, AGH University of Kraków. Fifteen years of web development, six as a team lead.',
    'I have repaired more old websites than I have built new ones, and learned most from the repairs.',
  ),
  person(
    'Ngozi Adeyemi',
    ['web_dev', 'open_source'],
    ['web_dev', 'back_end_engineering', 'open_source'],
    'BSc in Software Engineering, University of Lagos. Maintainer of two libraries used in banking.',
    'I like servers that say clearly what went wrong. My first users were my aunts, who are strict testers.',
  ),
  person(
    'Sami Khoury',
    ['web_dev', 'mobile_apps'],
    ['web_dev', 'mobile_apps', 'digital_accessibility'],
    'Engineering degree, American University of Beirut. Author of three apps in Arabic, English and French.',
    'Right-to-left interfaces are my native ground. I teach people to test on slow phones first.',
  ),
  person(
    'Marta Oliveira',
    ['python', 'data_science', 'databases'],
    ['python', 'data_science', 'databases'],
    'PhD in Applied Statistics, University of Porto. Former data analyst at a national weather service.',
    'Forecasts taught me humility; spreadsheets taught me patience. I bring both to every course.',
  ),
  person(
    'Arjun Menon',
    ['ai_ml', 'robotics', 'game_development'],
    ['ai_ml', 'robotics', 'python'],
    'MTech in Robotics, IIT Madras. Ten years of machines that sort fruit.',
    'I believe that a model is understood when it can be drawn on a napkin, and I carry many napkins.',
  ),
  person(
    'Ingrid Solberg',
    ['cloud_computing', 'devops', 'linux_administration'],
    ['cloud_computing', 'devops', 'site_reliability'],
    'Systems engineer for a hospital network in Bergen; certified on two cloud platforms.',
    'I was woken by pagers for eight years and now teach how not to be.',
  ),
  person(
    'Mehdi Benali',
    ['cybersecurity', 'blockchain'],
    ['cybersecurity', 'cryptography', 'blockchain'],
    'Master in Information Security, Université de Rabat. Incident responder for the postal service.',
    'I explain attacks so that people stop being afraid of them and start being ready.',
  ),
  person(
    'Yuki Tanabe',
    ['ux_design', 'metaverse_vr', '3d_design'],
    ['ux_design', 'metaverse_vr', '3d_design'],
    'Diploma in Spatial Design, Musashino Art University. Exhibitions in Kyoto and Rotterdam.',
    'I build rooms, some of wood and some of light, and watch where visitors hesitate.',
  ),
  person(
    'Camille Roussel',
    ['graphic_design', 'branding'],
    ['graphic_design', 'branding', 'type_design'],
    'Diplôme supérieur d’arts graphiques, Lyon. Twelve years with small publishers.',
    'A good poster can be described over the telephone. That is the first exercise in all my courses.',
  ),
  person(
    'Daniel Okafor',
    ['entrepreneurship', 'ecommerce', 'finance'],
    ['entrepreneurship', 'ecommerce', 'social_enterprise'],
    'MBA, University of Cape Town. Founder of three companies, one of which survives.',
    'I talk openly about the two that failed. They are the better teachers.',
  ),
  person(
    'Hanna Virtanen',
    ['remote_work', 'leadership', 'project_management'],
    ['remote_work', 'leadership', 'project_management'],
    'MSc in Work Psychology, University of Tampere. Led a team spread over nine time zones.',
    'I collect good meeting agendas the way others collect stamps.',
  ),
  person(
    'Omar Farouk',
    ['public_speaking', 'journalism'],
    ['public_speaking', 'journalism', 'public_relations'],
    'Radio presenter in Cairo for eleven years; degree in Mass Communication, Cairo University.',
    'Stage fright has been my companion since my first broadcast. We get along by now, and I can introduce you.',
  ),
  person(
    'Grace Mwangi',
    ['personal_finance', 'accounting'],
    ['personal_finance', 'accounting', 'contract_law'],
    'Certified public accountant, Nairobi. Adviser to savings cooperatives.',
    'Money talk can be calm. I have seen it happen at many kitchen tables.',
  ),
  person(
    'Sofía Herrera',
    ['digital_marketing', 'seo'],
    ['digital_marketing', 'seo', 'event_planning'],
    'Degree in Communication, Universidad de Guadalajara. Marketing for museums and theatres.',
    'I worked with budgets so small that every word had to earn its place.',
  ),
  person(
    'Lars Brandt',
    ['data_driven_marketing', 'content_strategy'],
    ['data_driven_marketing', 'content_strategy', 'translation'],
    'MA in Linguistics, University of Hamburg. Editor and analyst for a bookshop chain.',
    'I count words for a living and prefer sentences that cannot be counted on to bore.',
  ),
  person(
    'Amal Nasser',
    ['home_cooking', 'world_cuisines'],
    ['home_cooking', 'world_cuisines', 'dietetics'],
    'Cook and food writer from Nablus; two cookbooks; teaches at a community kitchen in Amman.',
    'My grandmother measured with her hand. I measure with scales, and then check with my hand.',
  ),
  person(
    'Élodie Marchand',
    ['baking', 'french_language'],
    ['baking', 'pastry', 'french_language'],
    'Brevet professionnel de boulanger, Nantes. Later a teacher of French as a foreign language.',
    'Bread and grammar have rules, and both taste better once you know when to bend them.',
  ),
  person(
    'Kofi Asante',
    ['pottery', 'woodworking', 'textile_arts'],
    ['pottery', 'woodworking', 'textile_arts'],
    'Master craftsman, Kumasi. Twenty years of workshops for beginners.',
    'Hands learn slowly and forget nothing. I leave them time.',
  ),
  person(
    'Mariam Sayegh',
    ['drawing_painting', 'arabic_language'],
    ['drawing_painting', 'arabic_language', 'illustration'],
    'Calligrapher, ijaza in naskh and thuluth. Degree in Arabic Literature, Damascus University.',
    'I teach the letter first as a drawing, then as a sound, then as a friend.',
  ),
  person(
    'Pedro Almeida',
    ['video_editing', 'photography', 'documentary_film'],
    ['video_editing', 'photography', 'documentary_film'],
    'Film school in Lisbon; editor of fourteen documentaries, two of them shown in Leipzig.',
    'I spend my days removing what is merely nice. What stays is the film.',
  ),
  person(
    'Nour Chahine',
    ['music_production', 'guitar_oud', 'singing'],
    ['music_production', 'guitar_oud', 'music_theory'],
    'Conservatoire national, Tunis. Oud player, singer and studio owner.',
    'I grew up between the oud and a four-track recorder and never chose.',
  ),
  person(
    'Wanjiru Kamau',
    ['gardening', 'beekeeping', 'nutrition', 'holistic_health'],
    ['gardening', 'permaculture', 'nutrition'],
    'BSc in Agronomy, Egerton University. Keeper of nineteen hives and one stubborn goat.',
    'I like questions that begin with “why did it die”. They lead to good gardens.',
  ),
  person(
    'Pavel Novák',
    ['mathematics', 'astronomy', 'language_learning'],
    ['mathematics', 'astronomy', 'physics'],
    'RNDr. in Mathematics, Charles University, Prague. Runs a small public observatory.',
    'I speak six languages badly and mathematics fluently, and teach both with pleasure.',
  ),
  person(
    'Priya Raman',
    ['fitness', 'mental_health', 'self_improvement', 'sleep_science', 'creative_writing'],
    ['fitness', 'psychotherapy', 'sleep_science'],
    'Clinical psychologist, University of Melbourne; certified running coach; two books of stories.',
    'I look after the same person from three sides: the body that moves, the mind that rests, the story it tells.',
  ),
];
