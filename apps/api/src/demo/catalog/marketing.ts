import { type DomainSource, text } from './types.ts';

export const marketing: DomainSource = {
  id: 'marketing',
  color: '#A8487A',
  name: text('Marketing', 'التسويق', 'Marketing'),
  categories: [
    {
      id: 'digital_marketing',
      color: '#A8487A',
      tag: 'marketing',
      name: text('Digital Marketing', 'التسويق الرقمي', 'Marketing numérique'),
      description: text(
        'Be found by the people you can help, and be worth their time.',
        'دع من تستطيع نفعهم يجدونك، وكن جديرًا بوقتهم.',
        'Être trouvé par ceux que l’on peut aider, et mériter leur temps.',
      ),
      ways: [
        text(
          'You plan one small campaign, run it, and report what it really brought.',
          'تخطط لحملة صغيرة وتنفذها ثم تقرر ما جلبته حقًا.',
          'Vous préparez une petite campagne, la menez et dites ce qu’elle a vraiment apporté.',
        ),
        text(
          'Nothing here relies on tricking anyone.',
          'لا شيء هنا يقوم على خداع أحد.',
          'Rien ici ne repose sur la tromperie.',
        ),
      ],
      subjects: [
        [
          'social-media',
          ['intro', 'practice', 'mistakes'],
          ['Social Media', 'a voice, a rhythm, and conversations'],
          ['وسائل التواصل', 'النبرة، والإيقاع، والمحادثات'],
          ['les réseaux sociaux', 'une voix, un rythme et des conversations'],
        ],
        [
          'email-marketing',
          ['scratch', 'workshop', 'mastering'],
          ['E-mail Marketing', 'subject lines, consent, and letters people wait for'],
          ['التسويق بالبريد', 'عناوين الرسائل، والموافقة، والرسائل المنتظرة'],
          ['le marketing par e-mail', 'les objets, le consentement et les lettres qu’on attend'],
        ],
        [
          'online-advertising',
          ['course', 'depth', 'weekend'],
          ['Online Advertising', 'audiences, small budgets, and landing pages'],
          ['الإعلان على الإنترنت', 'الجمهور، والميزانيات الصغيرة، وصفحات الهبوط'],
          ['la publicité en ligne', 'les publics, les petits budgets et les pages d’arrivée'],
        ],
      ],
    },
    {
      id: 'seo',
      color: '#96508C',
      tag: 'search',
      name: text('SEO', 'تحسين محركات البحث', 'Référencement'),
      description: text(
        'Pages that answer what people ask, in words that machines can follow too.',
        'صفحات تجيب عما يسأله الناس بكلمات تفهمها الآلات أيضًا.',
        'Des pages qui répondent aux questions, avec des mots que les machines suivent aussi.',
      ),
      ways: [
        text(
          'You improve one page of your own and watch it for eight weeks.',
          'تحسّن صفحة من صفحاتك وتراقبها ثمانية أسابيع.',
          'Vous améliorez une de vos pages et la suivez huit semaines.',
        ),
        text(
          'Rumours about rankings are sorted from what has been shown.',
          'نفصل الشائعات عن الترتيب عما ثبت فعلًا.',
          'Les rumeurs sur le classement sont séparées de ce qui est établi.',
        ),
      ],
      subjects: [
        [
          'keyword-research',
          ['foundations', 'practice', 'weekend'],
          ['Keyword Research', 'questions, intent, and gaps nobody fills'],
          ['البحث عن الكلمات المفتاحية', 'الأسئلة، والمقصد، والفجوات التي لا يسدها أحد'],
          ['la recherche de mots-clés', 'les questions, l’intention et les manques que personne ne comble'],
        ],
        [
          'technical-seo',
          ['intro', 'workshop', 'advanced'],
          ['Technical SEO', 'crawling, structured data, and several languages'],
          ['التحسين التقني', 'الزحف، والبيانات المنظمة، وتعدد اللغات'],
          ['le référencement technique', 'l’exploration, les données structurées et le multilingue'],
        ],
        [
          'local-search',
          ['course', 'mistakes', 'workshop'],
          ['Local Search', 'maps, opening hours, and reviews'],
          ['البحث المحلي', 'الخرائط، وأوقات العمل، والتقييمات'],
          ['la recherche locale', 'les cartes, les horaires et les avis'],
        ],
      ],
    },
    {
      id: 'data_driven_marketing',
      color: '#B05A6E',
      tag: 'analytics',
      name: text('Data-Driven Marketing', 'التسويق المبني على البيانات', 'Marketing par les données'),
      description: text(
        'Decide with numbers, and know what they leave out.',
        'قرّر بالأرقام واعرف ما تغفله.',
        'Décider avec des chiffres et savoir ce qu’ils taisent.',
      ),
      ways: [
        text(
          'We work on the anonymous visits of a bookshop over one year.',
          'نعمل على زيارات مجهولة الأصحاب لمكتبة خلال عام.',
          'Nous travaillons sur les visites anonymes d’une librairie pendant un an.',
        ),
        text(
          'Before each chart you write down what you expect.',
          'تكتب توقعك قبل كل رسم بياني.',
          'Avant chaque graphique, vous écrivez ce que vous attendez.',
        ),
      ],
      subjects: [
        [
          'web-analytics',
          ['scratch', 'practice', 'mistakes'],
          ['Web Analytics', 'goals, funnels, and privacy'],
          ['تحليلات الويب', 'الأهداف، ومسارات التحويل، والخصوصية'],
          ['l’analyse d’audience', 'les objectifs, les parcours de conversion et la vie privée'],
        ],
        [
          'ab-testing',
          ['intro', 'depth', 'workshop'],
          ['A/B Testing', 'hypotheses, sample size, and patience'],
          ['اختبار أ/ب', 'الفرضيات، وحجم العينة، والصبر'],
          ['le test A/B', 'les hypothèses, la taille d’échantillon et la patience'],
        ],
        [
          'customer-segments',
          ['course', 'advanced'],
          ['Customer Segments', 'behavior, lifetime value, and fair treatment'],
          ['شرائح العملاء', 'السلوك، وقيمة العميل، والمعاملة المنصفة'],
          ['la segmentation des clients', 'le comportement, la valeur dans le temps et l’équité'],
        ],
      ],
    },
    {
      id: 'content_strategy',
      color: '#9C4560',
      tag: 'content',
      name: text('Content Strategy', 'استراتيجية المحتوى', 'Stratégie de contenu'),
      description: text(
        'The right text at the right moment, and the courage to delete the rest.',
        'النص المناسب في وقته، والجرأة على حذف ما عداه.',
        'Le bon texte au bon moment, et le courage d’effacer le reste.',
      ),
      ways: [
        text(
          'You edit each other’s drafts with a red pen and a kind note.',
          'يحرر كل منكم مسودة الآخر بقلم أحمر وكلمة طيبة.',
          'Vous corrigez les brouillons des autres au stylo rouge, avec un mot aimable.',
        ),
        text(
          'A real site is read from end to end and cut by a third.',
          'نقرأ موقعًا حقيقيًا من أوله إلى آخره ونختصر ثلثه.',
          'Un vrai site est lu de bout en bout et réduit d’un tiers.',
        ),
      ],
      subjects: [
        [
          'copywriting',
          ['foundations', 'workshop', 'mistakes'],
          ['Copywriting', 'headlines, plain words, and buttons that say what they do'],
          ['كتابة الإعلانات', 'العناوين، والكلمات البسيطة، والأزرار الواضحة'],
          ['la rédaction publicitaire', 'les titres, les mots simples et les boutons explicites'],
        ],
        [
          'editorial-calendars',
          ['course', 'practice', 'weekend'],
          ['Editorial Planning', 'themes, roles, and a pace you can keep'],
          ['التخطيط التحريري', 'الموضوعات، والأدوار، والوتيرة الممكنة'],
          ['la planification éditoriale', 'les thèmes, les rôles et un rythme tenable'],
        ],
        [
          'newsletters',
          ['scratch', 'projects', 'mastering'],
          ['Newsletters', 'a reason to write, first readers, and honest growth'],
          ['النشرات البريدية', 'سبب الكتابة، وأوائل القراء، والنمو الصادق'],
          [
            'les lettres d’information',
            'une raison d’écrire, les premiers lecteurs et une croissance honnête',
          ],
        ],
      ],
    },
  ],
};
