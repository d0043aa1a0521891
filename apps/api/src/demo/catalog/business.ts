import { type DomainSource, text } from './types.ts';

export const business: DomainSource = {
  id: 'business',
  color: '#8A6A12',
  name: text('Business', 'الأعمال', 'Affaires'),
  categories: [
    {
      id: 'entrepreneurship',
      color: '#8A6A12',
      tag: 'founding',
      name: text('Entrepreneurship', 'ريادة الأعمال', 'Entrepreneuriat'),
      description: text(
        'From a hunch to a first paying customer, with open eyes.',
        'من الفكرة العابرة إلى أول زبون يدفع، بعينين مفتوحتين.',
        'De l’intuition au premier client qui paie, les yeux ouverts.',
      ),
      ways: [
        text(
          'You talk to five possible customers before you write a plan.',
          'تحادث خمسة زبائن محتملين قبل أن تكتب خطة.',
          'Vous parlez à cinq clients possibles avant d’écrire un plan.',
        ),
        text(
          'Founders tell what went wrong in their first year, figures included.',
          'يروي مؤسسون ما تعثر في سنتهم الأولى بالأرقام.',
          'Des fondateurs racontent ce qui a raté la première année, chiffres à l’appui.',
        ),
      ],
      subjects: [
        [
          'business-models',
          ['foundations', 'workshop', 'mistakes'],
          ['Business Models', 'who pays, what it costs, and what must be true'],
          ['نماذج الأعمال', 'من يدفع، وكم تبلغ الكلفة، وما الذي يجب أن يصح'],
          ['les modèles économiques', 'qui paie, ce que cela coûte et ce qui doit être vrai'],
        ],
        [
          'starting-a-company',
          ['scratch', 'practice', 'weekend'],
          ['Starting a Company', 'legal forms, first hires, and the first hundred days'],
          ['تأسيس شركة', 'الأشكال القانونية، وأوائل الموظفين، والأيام المئة الأولى'],
          ['la création d’entreprise', 'les statuts, les premières embauches et les cent premiers jours'],
        ],
        [
          'pitching',
          ['intro', 'course', 'mastering'],
          ['Pitching', 'one clear sentence, slides that help, and awkward questions'],
          ['عرض الأفكار', 'الجملة الواحدة الواضحة، والشرائح المفيدة، والأسئلة المحرجة'],
          ['le pitch', 'la phrase claire, les diapositives utiles et les questions gênantes'],
        ],
      ],
    },
    {
      id: 'ecommerce',
      color: '#9A7420',
      tag: 'online shops',
      name: text('E-commerce', 'التجارة الإلكترونية', 'Commerce en ligne'),
      description: text(
        'Shops on the web that are pleasant to buy from and possible to run.',
        'متاجر على الويب يطيب الشراء منها وتسهل إدارتها.',
        'Des boutiques en ligne où il est agréable d’acheter et possible de travailler.',
      ),
      ways: [
        text(
          'You order from each other’s shops and write down every hesitation.',
          'يشتري كل منكم من متجر الآخر ويدوّن كل لحظة تردد.',
          'Vous commandez dans les boutiques des autres et notez chaque hésitation.',
        ),
        text(
          'We count parcels, returns and minutes, not only clicks.',
          'نحصي الطرود والمرتجعات والدقائق، لا النقرات فحسب.',
          'Nous comptons les colis, les retours et les minutes, pas seulement les clics.',
        ),
      ],
      subjects: [
        [
          'online-shops',
          ['scratch', 'practice', 'mistakes'],
          ['Online Shops', 'product pages, checkout, and delivery'],
          ['المتاجر الإلكترونية', 'صفحات المنتجات، وإتمام الشراء، والتوصيل'],
          ['les boutiques en ligne', 'les fiches produits, le paiement et la livraison'],
        ],
        [
          'product-photography',
          ['intro', 'weekend', 'workshop'],
          ['Product Photography', 'window light, plain backgrounds, and true colors'],
          ['تصوير المنتجات', 'ضوء النافذة، والخلفيات البسيطة، والألوان الصادقة'],
          ['la photo de produits', 'la lumière de fenêtre, les fonds simples et les couleurs fidèles'],
        ],
        [
          'customer-service',
          ['course', 'depth', 'workshop'],
          ['Customer Service', 'first answers, returns, and angry messages'],
          ['خدمة العملاء', 'الردود الأولى، والمرتجعات، والرسائل الغاضبة'],
          ['le service client', 'les premières réponses, les retours et les messages de colère'],
        ],
      ],
    },
    {
      id: 'remote_work',
      color: '#7D6B2B',
      tag: 'remote',
      name: text('Remote Work', 'العمل عن بُعد', 'Travail à distance'),
      description: text(
        'Good work in different places and time zones, and an evening that stays free.',
        'عمل جيد من أماكن ومناطق زمنية مختلفة، ومساء يبقى لك.',
        'Bien travailler de lieux et de fuseaux différents, et garder ses soirées.',
      ),
      ways: [
        text(
          'The course itself is run as a distributed team, with a written record of every decision.',
          'تُدار الدورة نفسها بأسلوب الفريق الموزع، مع تدوين كل قرار.',
          'Le cours fonctionne lui-même comme une équipe dispersée, chaque décision étant consignée.',
        ),
        text(
          'You try one new habit a week and keep only those that helped.',
          'تجرّب عادة جديدة كل أسبوع وتبقي ما نفعك فقط.',
          'Vous essayez une habitude par semaine et ne gardez que celles qui aident.',
        ),
      ],
      subjects: [
        [
          'remote-teams',
          ['foundations', 'practice', 'mistakes'],
          ['Remote Teams', 'trust, written agreements, and meetings worth having'],
          ['الفرق الموزعة', 'الثقة، والاتفاقات المكتوبة، والاجتماعات المجدية'],
          ['les équipes à distance', 'la confiance, les accords écrits et les réunions utiles'],
        ],
        [
          'writing-for-work',
          ['course', 'workshop', 'mastering'],
          ['Writing at Work', 'short messages, proposals, and decisions on one page'],
          ['الكتابة في العمل', 'الرسائل القصيرة، والمقترحات، والقرارات في صفحة واحدة'],
          ['l’écriture au travail', 'les messages courts, les propositions et les décisions en une page'],
        ],
        [
          'home-office',
          ['intro', 'weekend', 'mistakes'],
          ['The Home Office', 'light and chair, sound, and the end of the day'],
          ['المكتب المنزلي', 'الإضاءة والكرسي، والصوت، ونهاية اليوم'],
          ['le bureau à la maison', 'la lumière et la chaise, le son et la fin de journée'],
        ],
      ],
    },
    {
      id: 'leadership',
      color: '#94662A',
      tag: 'leadership',
      name: text('Leadership', 'القيادة', 'Leadership'),
      description: text(
        'Help a group of people do something none of them could do alone.',
        'ساعد مجموعة على إنجاز ما لا يقدر عليه أحدها وحده.',
        'Aider un groupe à réussir ce qu’aucun ne pourrait seul.',
      ),
      ways: [
        text(
          'Hard conversations are rehearsed in pairs before you have them for real.',
          'نتدرب على الأحاديث الصعبة مثنى مثنى قبل خوضها فعلًا.',
          'Les conversations difficiles se répètent à deux avant d’avoir lieu pour de bon.',
        ),
        text(
          'What is said about your team stays in the room.',
          'ما يُقال عن فريقك لا يغادر القاعة.',
          'Ce qui se dit de votre équipe ne sort pas de la salle.',
        ),
      ],
      subjects: [
        [
          'first-time-managers',
          ['course', 'practice', 'mistakes'],
          ['First-Time Management', 'one-to-one talks, delegation, and your own calendar'],
          ['الإدارة للمرة الأولى', 'اللقاءات الفردية، والتفويض، وجدولك الخاص'],
          ['les débuts de manager', 'les entretiens individuels, la délégation et votre propre agenda'],
        ],
        [
          'feedback',
          ['intro', 'workshop', 'mastering'],
          ['Feedback', 'observation without judgment, questions, and agreements'],
          ['الملاحظات البنّاءة', 'الملاحظة دون حكم، والأسئلة، والاتفاقات'],
          ['le feedback', 'l’observation sans jugement, les questions et les accords'],
        ],
        [
          'negotiation',
          ['foundations', 'weekend', 'depth'],
          ['Negotiation', 'interests behind positions, silence, and fair offers'],
          ['التفاوض', 'المصالح وراء المواقف، والصمت، والعروض المنصفة'],
          ['la négociation', 'les intérêts derrière les positions, le silence et les offres équitables'],
        ],
      ],
    },
    {
      id: 'project_management',
      color: '#86722E',
      tag: 'projects',
      name: text('Project Management', 'إدارة المشاريع', 'Gestion de projet'),
      description: text(
        'Plans that bend without breaking, and work that gets finished.',
        'خطط تنثني ولا تنكسر، وعمل يبلغ نهايته.',
        'Des plans qui plient sans rompre et un travail qui se termine.',
      ),
      ways: [
        text(
          'You bring a project that is under way, and leave with a plan for its next six weeks.',
          'تأتي بمشروع قائم وتخرج بخطة لأسابيعه الستة المقبلة.',
          'Vous apportez un projet en cours et repartez avec un plan pour six semaines.',
        ),
        text(
          'Delays are examined without looking for the guilty.',
          'نفحص أسباب التأخير دون بحث عن مذنب.',
          'Les retards s’examinent sans chercher de coupable.',
        ),
      ],
      subjects: [
        [
          'agile-teams',
          ['intro', 'practice', 'mistakes'],
          ['Agile Teams', 'short cycles, boards, and honest reviews'],
          ['الفرق الرشيقة', 'الدورات القصيرة، واللوحات، والمراجعات الصريحة'],
          ['les équipes agiles', 'les cycles courts, les tableaux et les revues honnêtes'],
        ],
        [
          'planning',
          ['foundations', 'workshop', 'depth'],
          ['Planning and Estimates', 'smaller pieces, dependencies, and ranges in place of dates'],
          ['التخطيط والتقدير', 'الأجزاء الأصغر، والتبعيات، والنطاقات بدل التواريخ'],
          [
            'la planification et l’estimation',
            'les morceaux plus petits, les dépendances et les fourchettes plutôt que des dates',
          ],
        ],
        [
          'stakeholders',
          ['course', 'weekend', 'mistakes'],
          ['Working with Stakeholders', 'expectations, reports that are read, and bad news early'],
          ['العمل مع أصحاب المصلحة', 'التوقعات، والتقارير المقروءة، والأخبار السيئة مبكرًا'],
          [
            'le travail avec les parties prenantes',
            'les attentes, les rapports qu’on lit et les mauvaises nouvelles tôt',
          ],
        ],
      ],
    },
    {
      id: 'public_speaking',
      color: '#A0702F',
      tag: 'speaking',
      name: text('Public Speaking', 'الخطابة والإلقاء', 'Prise de parole'),
      description: text(
        'Say what you mean to more than one person at a time.',
        'قل ما تعنيه لأكثر من شخص في وقت واحد.',
        'Dire ce que l’on pense à plus d’une personne à la fois.',
      ),
      ways: [
        text(
          'Everyone speaks at every meeting, if only for a minute.',
          'يتكلم الجميع في كل لقاء ولو دقيقة واحدة.',
          'Tout le monde parle à chaque rencontre, ne serait-ce qu’une minute.',
        ),
        text(
          'Recordings stay yours; we watch them only if you ask.',
          'تبقى التسجيلات لك، ولا نشاهدها إلا بطلبك.',
          'Les enregistrements restent à vous ; nous ne les regardons qu’à votre demande.',
        ),
      ],
      subjects: [
        [
          'presentations',
          ['foundations', 'workshop', 'mistakes'],
          ['Presentations', 'an opening, a thread, and an end people remember'],
          ['العروض التقديمية', 'الافتتاح، والخيط الناظم، والخاتمة التي تبقى'],
          ['les présentations', 'l’ouverture, le fil et la fin dont on se souvient'],
        ],
        [
          'voice-and-body',
          ['intro', 'weekend', 'practice'],
          ['Voice and Body', 'breath, pauses, and hands'],
          ['الصوت والجسد', 'التنفس، والوقفات، وحركة اليدين'],
          ['la voix et le corps', 'le souffle, les pauses et les mains'],
        ],
        [
          'debating',
          ['course', 'advanced', 'weekend'],
          ['Debating', 'argument and evidence, listening, and graceful retreat'],
          ['المناظرة', 'الحجة والدليل، والإنصات، والتراجع بلباقة'],
          ['le débat', 'l’argument et la preuve, l’écoute et le recul élégant'],
        ],
      ],
    },
  ],
};
