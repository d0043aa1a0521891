import { type DemoExpertise, text } from './types.ts';

/** Expertises besides the catalog's categories, which are expertises as well. */
export const furtherExpertises: readonly DemoExpertise[] = [
  {
    id: 'front_end_engineering',
    name: text('Front-End Engineering', 'هندسة الواجهات الأمامية', 'Ingénierie front-end'),
    description: text(
      'Interfaces that are fast, accessible and kept in order.',
      'واجهات سريعة متاحة للجميع ومنظمة.',
      'Des interfaces rapides, accessibles et bien tenues.',
    ),
  },
  {
    id: 'back_end_engineering',
    name: text('Back-End Engineering', 'هندسة الخوادم', 'Ingénierie back-end'),
    description: text(
      'Services that answer correctly under load.',
      'خدمات تجيب إجابة صحيحة تحت الضغط.',
      'Des services qui répondent juste sous la charge.',
    ),
  },
  {
    id: 'digital_accessibility',
    name: text('Digital Accessibility', 'الإتاحة الرقمية', 'Accessibilité numérique'),
    description: text(
      'Products that everyone can use, tested with the people concerned.',
      'منتجات يستخدمها الجميع، مجرَّبة مع أصحاب الشأن.',
      'Des produits utilisables par tous, testés avec les personnes concernées.',
    ),
  },
  {
    id: 'site_reliability',
    name: text('Site Reliability', 'موثوقية المواقع', 'Fiabilité des sites'),
    description: text(
      'Alerts that matter, calm incidents and useful post-mortems.',
      'تنبيهات مهمة، وحوادث هادئة، ومراجعات نافعة.',
      'Des alertes utiles, des incidents calmes et de vrais bilans.',
    ),
  },
  {
    id: 'cryptography',
    name: text('Cryptography', 'علم التشفير', 'Cryptographie'),
    description: text(
      'Protocols, keys and proofs of security.',
      'البروتوكولات والمفاتيح وبراهين الأمان.',
      'Les protocoles, les clés et les preuves de sécurité.',
    ),
  },
  {
    id: 'geographic_information',
    name: text('Geographic Information', 'المعلومات الجغرافية', 'Géomatique'),
    description: text(
      'Maps, coordinates and what can be asked of them.',
      'الخرائط والإحداثيات وما نسأله لها.',
      'Les cartes, les coordonnées et ce qu’on peut leur demander.',
    ),
  },
  {
    id: 'service_design',
    name: text('Service Design', 'تصميم الخدمات', 'Design de services'),
    description: text(
      'Everything around the screen: counters, letters and waiting.',
      'كل ما حول الشاشة: النوافذ والرسائل والانتظار.',
      'Tout ce qui entoure l’écran : guichets, lettres et attente.',
    ),
  },
  {
    id: 'type_design',
    name: text('Type Design', 'تصميم الخطوط', 'Dessin de caractères'),
    description: text(
      'Letters for Latin and Arabic that share one rhythm.',
      'حروف لاتينية وعربية بإيقاع واحد.',
      'Des lettres latines et arabes au même rythme.',
    ),
  },
  {
    id: 'illustration',
    name: text('Illustration', 'الرسم التوضيحي', 'Illustration'),
    description: text(
      'Pictures that explain, for books and for screens.',
      'صور تشرح، للكتب والشاشات.',
      'Des images qui expliquent, pour les livres et les écrans.',
    ),
  },
  {
    id: 'motion_design',
    name: text('Motion Design', 'تصميم الحركة', 'Motion design'),
    description: text(
      'Movement that says where a thing came from.',
      'حركة تخبر من أين جاء الشيء.',
      'Le mouvement qui dit d’où vient une chose.',
    ),
  },
  {
    id: 'interior_design',
    name: text('Interior Design', 'التصميم الداخلي', 'Architecture intérieure'),
    description: text(
      'Rooms, light and materials people live with.',
      'غرف وضوء ومواد يعيش الناس معها.',
      'Des pièces, de la lumière et des matières à vivre.',
    ),
  },
  {
    id: 'social_enterprise',
    name: text('Social Enterprise', 'المشاريع الاجتماعية', 'Entreprise sociale'),
    description: text(
      'Companies measured by what they change.',
      'شركات تُقاس بما تغيّره.',
      'Des entreprises jugées à ce qu’elles changent.',
    ),
  },
  {
    id: 'human_resources',
    name: text('Human Resources', 'الموارد البشرية', 'Ressources humaines'),
    description: text(
      'Hiring, fairness and growth inside a company.',
      'التوظيف والإنصاف والنمو داخل الشركة.',
      'L’embauche, l’équité et la progression dans l’entreprise.',
    ),
  },
  {
    id: 'supply_chains',
    name: text('Supply Chains', 'سلاسل الإمداد', 'Chaînes d’approvisionnement'),
    description: text(
      'Goods on their way, and what to do when they stop.',
      'البضائع في طريقها، وما العمل إذا توقفت.',
      'Les marchandises en route, et que faire si elles s’arrêtent.',
    ),
  },
  {
    id: 'contract_law',
    name: text('Contract Law', 'قانون العقود', 'Droit des contrats'),
    description: text(
      'Agreements in plain words for small businesses.',
      'اتفاقات بكلمات واضحة للمشاريع الصغيرة.',
      'Des accords en mots simples pour les petites entreprises.',
    ),
  },
  {
    id: 'public_relations',
    name: text('Public Relations', 'العلاقات العامة', 'Relations publiques'),
    description: text(
      'News, reporters and difficult days.',
      'الأخبار والصحفيون والأيام الصعبة.',
      'Les nouvelles, les journalistes et les jours difficiles.',
    ),
  },
  {
    id: 'event_planning',
    name: text('Event Planning', 'تنظيم الفعاليات', 'Organisation d’événements'),
    description: text(
      'Conferences and feasts that begin on time.',
      'مؤتمرات واحتفالات تبدأ في موعدها.',
      'Des conférences et des fêtes qui commencent à l’heure.',
    ),
  },
  {
    id: 'physiotherapy',
    name: text('Physiotherapy', 'العلاج الطبيعي', 'Kinésithérapie'),
    description: text(
      'Movement after injury, with patience.',
      'الحركة بعد الإصابة، بصبر.',
      'Le mouvement après la blessure, avec patience.',
    ),
  },
  {
    id: 'dietetics',
    name: text('Dietetics', 'علم الحمية', 'Diététique'),
    description: text(
      'Advice on eating for health and in illness.',
      'إرشاد غذائي في الصحة والمرض.',
      'Le conseil alimentaire, en santé comme en maladie.',
    ),
  },
  {
    id: 'psychotherapy',
    name: text('Psychotherapy', 'العلاج النفسي', 'Psychothérapie'),
    description: text(
      'Clinical work with adults and families.',
      'عمل سريري مع البالغين والأسر.',
      'Le travail clinique avec les adultes et les familles.',
    ),
  },
  {
    id: 'early_childhood',
    name: text('Early Childhood', 'الطفولة المبكرة', 'Petite enfance'),
    description: text(
      'Play, language and sleep in the first six years.',
      'اللعب واللغة والنوم في السنوات الست الأولى.',
      'Le jeu, le langage et le sommeil des six premières années.',
    ),
  },
  {
    id: 'teaching_adults',
    name: text('Teaching Adults', 'تعليم الكبار', 'Formation des adultes'),
    description: text(
      'Lessons for people who come after work.',
      'دروس لمن يأتون بعد العمل.',
      'Des leçons pour ceux qui viennent après le travail.',
    ),
  },
  {
    id: 'translation',
    name: text('Translation', 'الترجمة', 'Traduction'),
    description: text(
      'Texts carried between Arabic, French and English.',
      'نصوص تُنقل بين العربية والفرنسية والإنجليزية.',
      'Des textes portés entre l’arabe, le français et l’anglais.',
    ),
  },
  {
    id: 'screenwriting',
    name: text('Screenwriting', 'كتابة السيناريو', 'Écriture de scénario'),
    description: text(
      'Scenes, dialogue and stories for the camera.',
      'مشاهد وحوار وقصص للكاميرا.',
      'Des scènes, des dialogues et des récits pour la caméra.',
    ),
  },
  {
    id: 'music_theory',
    name: text('Music Theory', 'نظريات الموسيقى', 'Théorie musicale'),
    description: text(
      'Harmony, counterpoint and the Arabic maqamat.',
      'الهارموني والكونتربوينت والمقامات العربية.',
      'L’harmonie, le contrepoint et les maqâmât arabes.',
    ),
  },
  {
    id: 'pastry',
    name: text('Pastry', 'صناعة الحلويات', 'Pâtisserie fine'),
    description: text(
      'Sugar, butter and exact temperatures.',
      'السكر والزبدة والحرارة الدقيقة.',
      'Le sucre, le beurre et les températures exactes.',
    ),
  },
  {
    id: 'permaculture',
    name: text('Permaculture', 'الزراعة المستدامة', 'Permaculture'),
    description: text(
      'Gardens that feed people and soil.',
      'حدائق تغذي الناس والتربة.',
      'Des jardins qui nourrissent les gens et le sol.',
    ),
  },
  {
    id: 'physics',
    name: text('Physics', 'الفيزياء', 'Physique'),
    description: text(
      'Motion, light and heat, shown by experiments.',
      'الحركة والضوء والحرارة بالتجارب.',
      'Le mouvement, la lumière et la chaleur, par l’expérience.',
    ),
  },
];
