import { type CategorySource, text } from './types.ts';

export const dataAndIntelligence: readonly CategorySource[] = [
  {
    id: 'python',
    color: '#3A6EA5',
    tag: 'python',
    name: text('Python', 'بايثون', 'Python'),
    description: text(
      'A language that reads almost like prose, for scripts, services and research.',
      'لغة تُقرأ كأنها نثر، للبرامج الصغيرة والخدمات والأبحاث.',
      'Un langage qui se lit presque comme de la prose, pour les scripts, les services et la recherche.',
    ),
    ways: [
      text(
        'You bring a tedious task from your own week and leave with a script that does it.',
        'تأتي بمهمة مملة من أسبوعك وتخرج ببرنامج ينجزها عنك.',
        'Vous venez avec une corvée de votre semaine et repartez avec un script qui s’en charge.',
      ),
      text(
        'Code is written live, wrong turns included, so that you see how a programmer thinks.',
        'تُكتب الشيفرة أمامك بما فيها من أخطاء، لترى كيف يفكر المبرمج.',
        'Le code s’écrit en direct, fausses pistes comprises, pour montrer comment pense un programmeur.',
      ),
    ],
    subjects: [
      [
        'python-basics',
        ['scratch', 'mistakes'],
        ['Python', 'variables and loops, functions, and lists and dictionaries'],
        ['بايثون', 'المتغيرات والحلقات، والدوال، والقوائم والقواميس'],
        ['Python', 'les variables et les boucles, les fonctions, les listes et les dictionnaires'],
      ],
      [
        'python-automation',
        ['practice', 'weekend'],
        ['Automation with Python', 'files and folders, spreadsheets, and messages sent on a schedule'],
        ['الأتمتة ببايثون', 'الملفات والمجلدات، وجداول البيانات، والرسائل المجدولة'],
        [
          'l’automatisation avec Python',
          'les fichiers et les dossiers, les tableurs et les messages programmés',
        ],
      ],
      [
        'django',
        ['intro', 'projects'],
        ['Django', 'models and migrations, the admin site, and permissions'],
        ['Django', 'النماذج والترحيلات، وموقع الإدارة، والصلاحيات'],
        ['Django', 'les modèles et les migrations, le site d’administration et les permissions'],
      ],
      [
        'python-async',
        ['depth', 'advanced'],
        ['Asynchronous Python', 'coroutines, task groups, and cancellation'],
        ['بايثون غير المتزامنة', 'الروتينات المشتركة، ومجموعات المهام، والإلغاء'],
        ['le Python asynchrone', 'les coroutines, les groupes de tâches et l’annulation'],
      ],
      [
        'python-packaging',
        ['course'],
        ['Python Packages People Trust', 'project layout, typed interfaces, and releases'],
        ['حزم بايثون الموثوقة', 'بنية المشروع، والواجهات المحددة الأنواع، والإصدارات'],
        [
          'les paquets Python dignes de confiance',
          'la structure du projet, les interfaces typées et les versions',
        ],
      ],
    ],
  },
  {
    id: 'data_science',
    color: '#4B66B0',
    tag: 'data',
    name: text('Data Science', 'علم البيانات', 'Science des données'),
    description: text(
      'Ask a question, find the numbers, doubt them, and tell what they say.',
      'اطرح سؤالًا، وابحث عن الأرقام، وشكّك فيها، ثم احكِ ما تقوله.',
      'Poser une question, trouver les chiffres, en douter, puis raconter ce qu’ils disent.',
    ),
    ways: [
      text(
        'All exercises use open data from cities, hospitals and weather stations.',
        'تعتمد كل التمارين على بيانات مفتوحة من مدن ومستشفيات ومحطات أرصاد.',
        'Tous les exercices reposent sur des données ouvertes de villes, d’hôpitaux et de stations météo.',
      ),
      text(
        'Every analysis ends as one page that a colleague without training can follow.',
        'ينتهي كل تحليل بصفحة واحدة يفهمها زميل غير متخصص.',
        'Chaque analyse se termine par une page qu’un collègue non spécialiste peut suivre.',
      ),
    ],
    subjects: [
      [
        'data-cleaning',
        ['foundations', 'mistakes'],
        ['Data Cleaning', 'missing values, duplicates, and dates in five formats'],
        ['تنظيف البيانات', 'القيم المفقودة، والتكرار، والتواريخ المكتوبة بخمس صيغ'],
        ['le nettoyage de données', 'les valeurs manquantes, les doublons et les dates en cinq formats'],
      ],
      [
        'data-visualisation',
        ['intro', 'workshop', 'mastering'],
        ['Data Visualisation', 'choice of chart, honest axes, and color that everyone can read'],
        ['تمثيل البيانات بصريًا', 'اختيار الرسم، والمحاور الصادقة، والألوان التي يقرؤها الجميع'],
        [
          'la visualisation de données',
          'le choix du graphique, les axes honnêtes et les couleurs lisibles par tous',
        ],
      ],
      [
        'pandas',
        ['scratch', 'practice'],
        ['pandas', 'tables and joins, grouping, and time series'],
        ['pandas', 'الجداول والربط بينها، والتجميع، والسلاسل الزمنية'],
        ['pandas', 'les tables et les jointures, les regroupements et les séries temporelles'],
      ],
      [
        'forecasting',
        ['intro', 'advanced'],
        ['Forecasting', 'seasonality, uncertainty, and checks against the past'],
        ['التنبؤ بالمستقبل من البيانات', 'الموسمية، وعدم اليقين، والتحقق بالرجوع إلى الماضي'],
        ['la prévision', 'la saisonnalité, l’incertitude et les vérifications sur le passé'],
      ],
    ],
  },
  {
    id: 'ai_ml',
    color: '#5A5FB5',
    tag: 'machine learning',
    name: text('AI & Machine Learning', 'الذكاء الاصطناعي وتعلم الآلة', 'IA et apprentissage automatique'),
    description: text(
      'How machines learn from examples, where they fail, and how to put them to good use.',
      'كيف تتعلم الآلات من الأمثلة، وأين تخفق، وكيف نحسن استخدامها.',
      'Comment les machines apprennent par l’exemple, où elles échouent et comment bien s’en servir.',
    ),
    ways: [
      text(
        'You train small models on your own computer, and learn to say when not to use one.',
        'تدرّب نماذج صغيرة على حاسوبك، وتتعلم متى لا ينبغي استخدامها.',
        'Vous entraînez de petits modèles sur votre ordinateur et apprenez à dire quand s’en passer.',
      ),
      text(
        'Each model is judged by the people whom its mistakes would reach.',
        'يُحكم على كل نموذج من منظور من قد تصيبهم أخطاؤه.',
        'Chaque modèle est jugé du point de vue des personnes que ses erreurs toucheraient.',
      ),
    ],
    subjects: [
      [
        'machine-learning',
        ['intro', 'mistakes', 'practice'],
        ['Machine Learning', 'training and test sets, decision trees, and overfitting'],
        ['تعلم الآلة', 'بيانات التدريب والاختبار، وأشجار القرار، والإفراط في الملاءمة'],
        [
          'l’apprentissage automatique',
          'les jeux d’entraînement et de test, les arbres de décision et le surapprentissage',
        ],
      ],
      [
        'neural-networks',
        ['scratch', 'depth'],
        ['Neural Networks', 'layers and gradients, backpropagation, and training that stays stable'],
        ['الشبكات العصبية', 'الطبقات والتدرجات، والانتشار العكسي، والتدريب المستقر'],
        [
          'les réseaux de neurones',
          'les couches et les gradients, la rétropropagation et l’entraînement stable',
        ],
      ],
      [
        'language-models',
        ['course', 'workshop'],
        ['Language Models at Work', 'clear instructions, answers with sources, and evaluation'],
        ['نماذج اللغة في العمل', 'التعليمات الواضحة، والإجابات المسندة إلى مصادر، والتقييم'],
        ['les modèles de langage au travail', 'les consignes claires, les réponses sourcées et l’évaluation'],
      ],
      [
        'computer-vision',
        ['intro', 'projects'],
        ['Computer Vision', 'pixels and filters, object detection, and labeled pictures'],
        ['الرؤية الحاسوبية', 'البكسلات والمرشحات، واكتشاف الأجسام، والصور الموسومة'],
        [
          'la vision par ordinateur',
          'les pixels et les filtres, la détection d’objets et les images annotées',
        ],
      ],
    ],
  },
  {
    id: 'databases',
    color: '#386A96',
    tag: 'databases',
    name: text('Databases', 'قواعد البيانات', 'Bases de données'),
    description: text(
      'Store facts once, find them fast, and never lose one.',
      'احفظ الحقائق مرة واحدة، واعثر عليها سريعًا، ولا تفقد منها شيئًا.',
      'Ranger les faits une seule fois, les retrouver vite et n’en perdre aucun.',
    ),
    ways: [
      text(
        'We work on the records of an invented library with two million loans.',
        'نعمل على سجلات مكتبة متخيَّلة فيها مليونا إعارة.',
        'Nous travaillons sur les registres d’une bibliothèque imaginaire de deux millions de prêts.',
      ),
      text(
        'Every claim about speed is measured before anyone believes it.',
        'لا يُصدَّق أي ادعاء عن السرعة قبل قياسه.',
        'Aucune affirmation sur la vitesse n’est crue avant d’être mesurée.',
      ),
    ],
    subjects: [
      [
        'sql',
        ['scratch', 'practice', 'mastering'],
        ['SQL', 'joins, grouping, and window functions'],
        ['لغة SQL', 'الربط، والتجميع، ودوال النوافذ'],
        ['SQL', 'les jointures, les regroupements et les fonctions de fenêtrage'],
      ],
      [
        'data-modeling',
        ['foundations', 'mistakes'],
        ['Data Modeling', 'entities and keys, normal forms, and history that can be asked about'],
        ['نمذجة البيانات', 'الكيانات والمفاتيح، والصيغ المعيارية، والتاريخ القابل للسؤال'],
        [
          'la modélisation des données',
          'les entités et les clés, les formes normales et l’historique interrogeable',
        ],
      ],
      [
        'postgresql-tuning',
        ['course', 'workshop'],
        ['PostgreSQL Tuning', 'query plans, indexes, and vacuum'],
        ['ضبط أداء PostgreSQL', 'خطط الاستعلام، والفهارس، والتنظيف الدوري'],
        ['l’optimisation de PostgreSQL', 'les plans d’exécution, les index et le vacuum'],
      ],
      [
        'replication',
        ['intro'],
        ['Replication and Backups', 'standby servers, restores that were rehearsed, and consistency'],
        ['النسخ المتماثل والاحتياطي', 'الخوادم الرديفة، والاستعادة المجرَّبة، والاتساق'],
        [
          'la réplication et les sauvegardes',
          'les serveurs de secours, les restaurations répétées et la cohérence',
        ],
      ],
    ],
  },
];
