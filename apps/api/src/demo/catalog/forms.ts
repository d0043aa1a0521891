import { type Form, type Localized, text } from './types.ts';

/**
 * What a form gives to its courses. In French names, `{x}` is the subject with its article, `{à x}` and
 * `{de x}` are contracted, `{X}` stands without an article. Openings hold `{covers}`.
 */
export interface FormWording {
  readonly slug: (subject: string) => string;
  readonly name: Localized;
  readonly openings: readonly [Localized, Localized];
  readonly closings: readonly [Localized, Localized];
  readonly tag: string;
  readonly sessions: readonly [fewest: number, most: number];
  /** In whole dollars. */
  readonly price: readonly [lowest: number, highest: number];
  readonly handsOnPractice: boolean;
}

export const forms: Readonly<Record<Form, FormWording>> = {
  course: {
    slug: (subject) => subject,
    name: text('{x}', '{x}', '{X}'),
    openings: [
      text(
        'A whole course, without haste: {covers}.',
        'دورة كاملة بلا عجلة: {covers}.',
        'Un cours complet, sans hâte : {covers}.',
      ),
      text(
        'Step by step we take up {covers}, with time for questions.',
        'نتناول خطوة بخطوة {covers}، مع متسع للأسئلة.',
        'Pas à pas, nous abordons {covers}, avec du temps pour les questions.',
      ),
    ],
    closings: [
      text(
        'You finish with notes and examples that you can go back to.',
        'تخرج بملاحظات وأمثلة تعود إليها متى شئت.',
        'Vous finissez avec des notes et des exemples auxquels revenir.',
      ),
      text(
        'No earlier knowledge is needed, but curiosity is.',
        'لا تلزم معرفة سابقة، بل يلزم الفضول.',
        'Aucune connaissance préalable n’est requise, sauf la curiosité.',
      ),
    ],
    tag: 'all levels',
    sessions: [6, 12],
    price: [39, 129],
    handsOnPractice: true,
  },
  intro: {
    slug: (subject) => `intro-to-${subject}`,
    name: text('Intro to {x}', 'مدخل إلى {x}', 'Introduction {à x}'),
    openings: [
      text(
        'A friendly first look at {covers}.',
        'نظرة أولى ودودة إلى {covers}.',
        'Une première découverte, en douceur : {covers}.',
      ),
      text(
        'If you are curious but have not begun yet, start here: {covers}.',
        'إن كنت فضوليًا ولم تبدأ بعد فابدأ من هنا، من {covers}.',
        'Curieux mais pas encore lancé ? Commencez ici : {covers}.',
      ),
    ],
    closings: [
      text(
        'At the end you know whether you want to go on, and where.',
        'في النهاية تعرف هل تريد المتابعة وإلى أين.',
        'À la fin, vous savez si vous voulez continuer, et vers quoi.',
      ),
      text(
        'Words of the trade are explained when they first appear.',
        'نشرح مصطلحات المجال عند أول ظهور لها.',
        'Les mots du métier sont expliqués dès leur première apparition.',
      ),
    ],
    tag: 'beginner',
    sessions: [4, 7],
    price: [0, 45],
    handsOnPractice: false,
  },
  foundations: {
    slug: (subject) => `${subject}-foundations`,
    name: text('Foundations of {x}', 'أساسيات {x}', 'Les bases {de x}'),
    openings: [
      text(
        'What everything else rests on: {covers}.',
        'ما يقوم عليه كل شيء آخر: {covers}.',
        'Ce sur quoi repose tout le reste : {covers}.',
      ),
      text(
        'We lay the ground carefully: {covers}.',
        'نرسي الأساس بعناية: {covers}.',
        'Nous posons soigneusement les fondations : {covers}.',
      ),
    ],
    closings: [
      text(
        'Afterwards you can follow an advanced course without guessing.',
        'تستطيع بعدها متابعة دورة متقدمة دون تخمين.',
        'Ensuite, vous pourrez suivre un cours avancé sans deviner.',
      ),
      text(
        'Short exercises after each session show you what has settled.',
        'تمارين قصيرة بعد كل جلسة تريك ما رسخ.',
        'De courts exercices après chaque séance montrent ce qui est acquis.',
      ),
    ],
    tag: 'beginner',
    sessions: [6, 10],
    price: [29, 79],
    handsOnPractice: false,
  },
  scratch: {
    slug: (subject) => `${subject}-from-scratch`,
    name: text('{x} from Scratch', '{x} من الصفر', '{X} : partir de zéro'),
    openings: [
      text(
        'You begin with nothing and build up, one layer at a time: {covers}.',
        'تبدأ من لا شيء وتبني طبقة بعد طبقة: {covers}.',
        'Vous partez de rien et construisez, couche après couche : {covers}.',
      ),
      text(
        'For complete beginners: {covers}, in plain words.',
        'للمبتدئين تمامًا: {covers}، بكلمات بسيطة.',
        'Pour grands débutants : {covers}, avec des mots simples.',
      ),
    ],
    closings: [
      text(
        'By the last session you work without a net.',
        'في الجلسة الأخيرة تعمل وحدك.',
        'À la dernière séance, vous travaillez sans filet.',
      ),
      text(
        'There is homework each week, never more than two hours.',
        'هناك واجب كل أسبوع لا يتجاوز ساعتين.',
        'Il y a des devoirs chaque semaine, jamais plus de deux heures.',
      ),
    ],
    tag: 'beginner',
    sessions: [10, 18],
    price: [49, 149],
    handsOnPractice: true,
  },
  practice: {
    slug: (subject) => `${subject}-in-practice`,
    name: text('{x} in Practice', '{x} عمليًا', '{X} en pratique'),
    openings: [
      text(
        'Less talk, more doing: {covers}, on real cases.',
        'كلام أقل وعمل أكثر: {covers}، في حالات حقيقية.',
        'Moins de discours, plus de gestes : {covers}, sur des cas réels.',
      ),
      text(
        'You know the basics and now put them to work: {covers}.',
        'تعرف الأساسيات وحان وقت استعمالها: {covers}.',
        'Vous connaissez les bases ; place à la pratique : {covers}.',
      ),
    ],
    closings: [
      text(
        'Half of every session belongs to your own work.',
        'نصف كل جلسة مخصص لعملك أنت.',
        'La moitié de chaque séance appartient à votre propre travail.',
      ),
      text(
        'You leave with a routine that fits into an ordinary week.',
        'تخرج بنهج يتسع له أسبوع عادي.',
        'Vous repartez avec une méthode qui tient dans une semaine ordinaire.',
      ),
    ],
    tag: 'hands-on',
    sessions: [6, 12],
    price: [49, 139],
    handsOnPractice: true,
  },
  workshop: {
    slug: (subject) => `${subject}-workshop`,
    name: text('{x}: A Hands-on Workshop', 'ورشة {x}', '{X} : l’atelier'),
    openings: [
      text(
        'In a group of at most a dozen we try everything ourselves: {covers}.',
        'في مجموعة لا تتجاوز اثني عشر مشاركًا نجرّب كل شيء بأنفسنا: {covers}.',
        'À douze au plus, nous essayons tout par nous-mêmes : {covers}.',
      ),
      text(
        'Roll up your sleeves: all our time goes into {covers}.',
        'شمّر عن ساعديك، فوقتنا كله لهذه الموضوعات: {covers}.',
        'Retroussez vos manches : voici à quoi va tout notre temps : {covers}.',
      ),
    ],
    closings: [
      text(
        'Places are few because everyone’s work is looked at.',
        'المقاعد قليلة لأننا ننظر في عمل كل مشارك.',
        'Les places sont peu nombreuses, car le travail de chacun est regardé.',
      ),
      text(
        'Something finished goes home with you.',
        'تعود إلى بيتك بعمل مكتمل.',
        'Vous rentrez avec quelque chose d’achevé.',
      ),
    ],
    tag: 'hands-on',
    sessions: [4, 6],
    price: [59, 159],
    handsOnPractice: true,
  },
  weekend: {
    slug: (subject) => `${subject}-weekend`,
    name: text('{x} in a Weekend', '{x} في عطلة الأسبوع', '{X} en un week-end'),
    openings: [
      text(
        'Two full days and a follow-up evening: {covers}.',
        'يومان كاملان وأمسية متابعة: {covers}.',
        'Deux jours pleins et une soirée de suivi : {covers}.',
      ),
      text(
        'A short, lively start on Saturday morning: {covers}.',
        'انطلاقة قصيرة حيوية من صباح السبت: {covers}.',
        'Un départ court et vif, dès le samedi matin : {covers}.',
      ),
    ],
    closings: [
      text(
        'Breaks are long, and what we did is sent to you in writing.',
        'الاستراحات طويلة، ونرسل إليك ما أنجزناه مكتوبًا.',
        'Les pauses sont longues et le déroulé vous est envoyé par écrit.',
      ),
      text(
        'Right for those who never find a free evening during the week.',
        'مناسبة لمن لا يجد أمسية فارغة خلال الأسبوع.',
        'Idéal pour qui ne trouve jamais de soirée libre en semaine.',
      ),
    ],
    tag: 'weekend',
    sessions: [3, 3],
    price: [0, 69],
    handsOnPractice: true,
  },
  projects: {
    slug: (subject) => `${subject}-projects`,
    name: text('{x}, One Project at a Time', '{x} مشروعًا بعد مشروع', '{X}, un projet à la fois'),
    openings: [
      text(
        'Three projects of growing size take you through {covers}.',
        'ثلاثة مشاريع متدرجة الحجم تمر بك على {covers}.',
        'Trois projets de taille croissante vous font traverser {covers}.',
      ),
      text(
        'You choose what to make; on the way come {covers}.',
        'تختار ما تصنعه، وفي الطريق تتعلم {covers}.',
        'Vous choisissez quoi faire ; en chemin viennent {covers}.',
      ),
    ],
    closings: [
      text(
        'The last project is shown to the whole group and to two guests.',
        'يُعرض المشروع الأخير على المجموعة كلها وعلى ضيفين.',
        'Le dernier projet est présenté à tout le groupe et à deux invités.',
      ),
      text(
        'Between sessions your instructor answers within a day.',
        'بين الجلسات يجيبك المدرّب خلال يوم.',
        'Entre les séances, votre formateur répond dans la journée.',
      ),
    ],
    tag: 'projects',
    sessions: [8, 16],
    price: [69, 179],
    handsOnPractice: true,
  },
  mistakes: {
    slug: (subject) => `${subject}-mistakes`,
    name: text('{x}: Common Mistakes', '{x}: أخطاء شائعة', '{X} : les erreurs courantes'),
    openings: [
      text(
        'What goes wrong again and again, and how to put it right: {covers}.',
        'ما يتكرر فيه الخطأ وكيف نصلحه: {covers}.',
        'Ce qui rate sans cesse et comment y remédier : {covers}.',
      ),
      text(
        'We collect things that failed and learn from them about {covers}.',
        'نجمع ما أخفق ونتعلم منه عن {covers}.',
        'Nous rassemblons ce qui a échoué pour mieux comprendre {covers}.',
      ),
    ],
    closings: [
      text(
        'A one-page checklist stays with you afterwards.',
        'تبقى معك قائمة تحقق من صفحة واحدة.',
        'Une liste de contrôle d’une page vous reste ensuite.',
      ),
      text(
        'Laughing at one’s own examples is allowed.',
        'يُسمح بالضحك من أمثلتنا نحن.',
        'Il est permis de rire de ses propres exemples.',
      ),
    ],
    tag: 'review',
    sessions: [3, 5],
    price: [0, 49],
    handsOnPractice: false,
  },
  depth: {
    slug: (subject) => `${subject}-in-depth`,
    name: text('{x} in Depth', '{x} بعمق', '{X} en profondeur'),
    openings: [
      text(
        'For those who want to know why, not only how: {covers}.',
        'لمن يريد معرفة السبب لا الطريقة وحدها: {covers}.',
        'Pour qui veut savoir pourquoi, pas seulement comment : {covers}.',
      ),
      text(
        'We stay long enough to understand {covers}.',
        'نتمهل ما يكفي لنفهم {covers}.',
        'Nous prenons le temps de comprendre {covers}.',
      ),
    ],
    closings: [
      text(
        'Readings are short and chosen with care.',
        'القراءات قصيرة ومختارة بعناية.',
        'Les lectures sont courtes et choisies avec soin.',
      ),
      text(
        'You should have some experience of your own before you join.',
        'يُستحسن أن تكون لك تجربة سابقة قبل الانضمام.',
        'Mieux vaut avoir un peu d’expérience avant de s’inscrire.',
      ),
    ],
    tag: 'intermediate',
    sessions: [10, 20],
    price: [79, 199],
    handsOnPractice: false,
  },
  mastering: {
    slug: (subject) => `mastering-${subject}`,
    name: text('Mastering {x}', 'إتقان {x}', 'Maîtriser {x}'),
    openings: [
      text(
        'The long way to sureness: {covers}.',
        'الطريق الطويل إلى التمكن: {covers}.',
        'Le long chemin vers l’aisance : {covers}.',
      ),
      text(
        'With an experienced instructor you refine what matters most: {covers}.',
        'مع مدرّب خبير تصقل معرفتك: {covers}.',
        'Avec un formateur expérimenté, vous perfectionnez {covers}.',
      ),
    ],
    closings: [
      text(
        'Each participant is followed personally over the whole time.',
        'يُتابَع كل مشارك شخصيًا طوال المدة.',
        'Chaque participant est suivi personnellement tout du long.',
      ),
      text(
        'You end with a piece of work that can be shown anywhere.',
        'تنتهي بعمل يصلح عرضه في أي مكان.',
        'Vous terminez par un travail présentable partout.',
      ),
    ],
    tag: 'advanced',
    sessions: [14, 24],
    price: [129, 289],
    handsOnPractice: true,
  },
  advanced: {
    slug: (subject) => `advanced-${subject}`,
    name: text('Advanced {x}', '{x}: مستوى متقدم', '{X} : niveau avancé'),
    openings: [
      text(
        'For people who do this every week: {covers}, at full size.',
        'لمن يمارسون هذا كل أسبوع: {covers}، بحجمها الكامل.',
        'Pour qui pratique chaque semaine : {covers}, en grandeur réelle.',
      ),
      text(
        'Where the textbooks stop, we go on: {covers}.',
        'نتابع من حيث تتوقف الكتب: {covers}.',
        'Là où s’arrêtent les manuels, nous continuons : {covers}.',
      ),
    ],
    closings: [
      text(
        'Participants bring their hardest case, and the group works on it.',
        'يأتي كل مشارك بأصعب حالاته فتعمل عليها المجموعة.',
        'Chacun apporte son cas le plus difficile et le groupe s’y attelle.',
      ),
      text(
        'A short talk with the instructor before the start makes sure that it fits.',
        'حديث قصير مع المدرّب قبل البدء يتأكد من ملاءمة الدورة.',
        'Un court entretien avec le formateur vérifie d’abord que le cours vous convient.',
      ),
    ],
    tag: 'advanced',
    sessions: [8, 16],
    price: [99, 249],
    handsOnPractice: true,
  },
};
