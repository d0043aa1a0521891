import { type DomainSource, text } from './types.ts';

export const wellbeing: DomainSource = {
  id: 'wellbeing',
  color: '#3C7A4A',
  name: text('Wellbeing', 'العافية', 'Bien-être'),
  categories: [
    {
      id: 'fitness',
      color: '#3C7A4A',
      tag: 'fitness',
      name: text('Fitness', 'اللياقة البدنية', 'Forme physique'),
      description: text(
        'Strength and stamina for ordinary bodies with ordinary weeks.',
        'قوة وقدرة على التحمل لأجساد عادية وأسابيع عادية.',
        'De la force et du souffle pour des corps ordinaires et des semaines ordinaires.',
      ),
      ways: [
        text(
          'Every exercise comes in three versions, and nobody is hurried.',
          'لكل تمرين ثلاث صيغ، ولا يُستعجل أحد.',
          'Chaque exercice existe en trois versions et personne n’est pressé.',
        ),
        text(
          'You keep a simple log and see your own progress after a month.',
          'تحتفظ بسجل بسيط وترى تقدمك بعد شهر.',
          'Vous tenez un carnet simple et voyez vos progrès au bout d’un mois.',
        ),
      ],
      subjects: [
        [
          'strength-training',
          ['foundations', 'practice', 'mistakes'],
          ['Strength Training', 'squat, hinge and press, rest, and safe loads'],
          ['تمارين القوة', 'القرفصاء والانثناء والدفع، والراحة، والأوزان الآمنة'],
          ['la musculation', 'la flexion, la charnière et la poussée, le repos et les charges sûres'],
        ],
        [
          'running',
          ['scratch', 'course', 'advanced'],
          ['Running', 'easy pace, cadence, and healthy joints'],
          ['الجري', 'الإيقاع المريح، وتواتر الخطى، وسلامة المفاصل'],
          ['la course à pied', 'l’allure facile, la cadence et des articulations en bonne santé'],
        ],
        [
          'mobility',
          ['intro', 'weekend', 'workshop'],
          ['Mobility', 'hips and shoulders, breathing, and ten minutes a day'],
          ['مرونة الحركة', 'الوركان والكتفان، والتنفس، وعشر دقائق يوميًا'],
          ['la mobilité', 'les hanches et les épaules, la respiration et dix minutes par jour'],
        ],
      ],
    },
    {
      id: 'nutrition',
      color: '#5B8238',
      tag: 'nutrition',
      name: text('Nutrition', 'التغذية', 'Nutrition'),
      description: text(
        'What food does, explained without fear and without miracles.',
        'أثر الطعام فينا، بلا تخويف ولا معجزات.',
        'Ce que fait la nourriture, sans peur et sans miracles.',
      ),
      ways: [
        text(
          'Claims from the news are traced back to the study they came from.',
          'نعيد ما تقوله الأخبار إلى الدراسة التي جاء منها.',
          'Les affirmations des journaux sont ramenées à l’étude d’où elles viennent.',
        ),
        text(
          'You change one meal at a time, beginning with breakfast.',
          'تغيّر وجبة واحدة في كل مرة، بدءًا بالفطور.',
          'Vous changez un repas à la fois, en commençant par le petit-déjeuner.',
        ),
      ],
      subjects: [
        [
          'balanced-eating',
          ['foundations', 'practice', 'mistakes'],
          ['Balanced Eating', 'protein and fibre, portions, and labels'],
          ['الأكل المتوازن', 'البروتين والألياف، والحصص، والملصقات الغذائية'],
          ['l’alimentation équilibrée', 'les protéines et les fibres, les portions et les étiquettes'],
        ],
        [
          'plant-based-food',
          ['intro', 'workshop', 'weekend'],
          ['Plant-Based Food', 'pulses, iron and B12, and taste'],
          ['الغذاء النباتي', 'البقوليات، والحديد وفيتامين ب12، والمذاق'],
          ['l’alimentation végétale', 'les légumineuses, le fer et la B12, et le goût'],
        ],
        [
          'sports-nutrition',
          ['course', 'depth', 'practice'],
          ['Sports Nutrition', 'energy before and after, fluids, and recovery'],
          ['تغذية الرياضيين', 'الطاقة قبل التمرين وبعده، والسوائل، والتعافي'],
          ['la nutrition du sport', 'l’énergie avant et après, l’hydratation et la récupération'],
        ],
      ],
    },
    {
      id: 'mental_health',
      color: '#3F7F6B',
      tag: 'mind',
      name: text('Mental Health', 'الصحة النفسية', 'Santé mentale'),
      description: text(
        'Knowledge and practice for the weather inside, and when to ask for help.',
        'معرفة وممارسة لتقلبات النفس، ومتى نطلب العون.',
        'Des savoirs et des exercices pour la météo intérieure, et quand demander de l’aide.',
      ),
      ways: [
        text(
          'Groups are small, cameras may stay off, and nobody has to share.',
          'المجموعات صغيرة، ويمكن إطفاء الكاميرا، ولا يُلزم أحد بالبوح.',
          'Les groupes sont petits, la caméra peut rester éteinte et personne n’est tenu de se confier.',
        ),
        text(
          'The course does not replace treatment, and says where to find it.',
          'لا تغني الدورة عن العلاج، وتدلك على مكانه.',
          'Le cours ne remplace pas un traitement et indique où en trouver.',
        ),
      ],
      subjects: [
        [
          'stress',
          ['intro', 'practice', 'weekend'],
          ['Calm under Stress', 'warning signs, breathing, and limits'],
          ['الهدوء تحت الضغط', 'علامات الإنذار، والتنفس، والحدود'],
          ['le calme face au stress', 'les signes d’alerte, la respiration et les limites'],
        ],
        [
          'mindfulness',
          ['foundations', 'course', 'depth'],
          ['Mindfulness', 'attention, wandering thoughts, and kindness to oneself'],
          ['اليقظة الذهنية', 'الانتباه، والأفكار الشاردة، والرفق بالنفس'],
          ['la pleine conscience', 'l’attention, les pensées vagabondes et la douceur envers soi'],
        ],
        [
          'supporting-others',
          ['workshop', 'mistakes'],
          ['Supporting Others', 'listening, words that help, and one’s own strength'],
          ['مساندة الآخرين', 'الإصغاء، والكلمات النافعة، وحفظ طاقتك'],
          ['le soutien aux autres', 'l’écoute, les mots qui aident et ses propres forces'],
        ],
      ],
    },
    {
      id: 'self_improvement',
      color: '#4F8A55',
      tag: 'habits',
      name: text('Self-Improvement', 'تطوير الذات', 'Développement personnel'),
      description: text(
        'Small changes that last, without shouting at the mirror.',
        'تغييرات صغيرة تدوم، بلا صراخ أمام المرآة.',
        'De petits changements qui durent, sans crier devant le miroir.',
      ),
      ways: [
        text(
          'You choose one thing and do it badly at first, on purpose.',
          'تختار شيئًا واحدًا وتفعله أول الأمر كيفما اتفق، عن قصد.',
          'Vous choisissez une chose et la faites d’abord mal, exprès.',
        ),
        text(
          'A partner from the group asks you every Friday how it went.',
          'يسألك شريك من المجموعة كل جمعة كيف سار الأمر.',
          'Un partenaire du groupe vous demande chaque vendredi comment cela s’est passé.',
        ),
      ],
      subjects: [
        [
          'habits',
          ['intro', 'practice', 'mistakes'],
          ['Habits', 'triggers, tiny steps, and beginning again'],
          ['العادات', 'المحفزات، والخطوات الصغيرة، والبدء من جديد'],
          ['les habitudes', 'les déclencheurs, les petits pas et l’art de recommencer'],
        ],
        [
          'time-management',
          ['foundations', 'workshop', 'weekend'],
          ['Time Management', 'a calendar that tells the truth, priorities, and rest'],
          ['إدارة الوقت', 'التقويم الصادق، والأولويات، والراحة'],
          ['la gestion du temps', 'l’agenda qui dit la vérité, les priorités et le repos'],
        ],
        [
          'learning-to-learn',
          ['course', 'depth', 'mastering'],
          ['Learning', 'recall, spacing, and notes one returns to'],
          ['التعلم', 'الاستذكار، والتباعد، والملاحظات التي نعود إليها'],
          ['l’apprentissage', 'le rappel, l’espacement et les notes auxquelles on revient'],
        ],
      ],
    },
    {
      id: 'holistic_health',
      color: '#6A8A3F',
      tag: 'balance',
      name: text('Holistic Health', 'الصحة الشاملة', 'Santé globale'),
      description: text(
        'Body, breath and surroundings, looked at together and with common sense.',
        'الجسد والنفَس والمحيط، ننظر إليها معًا وبحس سليم.',
        'Le corps, le souffle et l’entourage, regardés ensemble et avec bon sens.',
      ),
      ways: [
        text(
          'We say plainly what is known, what is custom and what is guesswork.',
          'نقول بوضوح ما هو معلوم وما هو موروث وما هو تخمين.',
          'Nous disons clairement ce qui est su, ce qui est coutume et ce qui est supposition.',
        ),
        text(
          'You need a mat, a warm room and an hour without a phone.',
          'تحتاج إلى بساط وغرفة دافئة وساعة بلا هاتف.',
          'Il vous faut un tapis, une pièce chaude et une heure sans téléphone.',
        ),
      ],
      subjects: [
        [
          'yoga',
          ['scratch', 'practice', 'depth'],
          ['Yoga', 'standing poses, balance, and rest'],
          ['اليوغا', 'وضعيات الوقوف، والتوازن، والاسترخاء'],
          ['le yoga', 'les postures debout, l’équilibre et le repos'],
        ],
        [
          'breathwork',
          ['intro', 'weekend', 'course'],
          ['Breathing', 'slow breath, posture, and calm before sleep'],
          ['التنفس', 'النفَس البطيء، وهيئة الجلوس، والسكينة قبل النوم'],
          ['la respiration', 'le souffle lent, la posture et le calme avant le sommeil'],
        ],
        [
          'medicinal-plants',
          ['foundations', 'workshop'],
          ['Kitchen Herbs and Teas', 'recognizing, drying, and safe amounts'],
          ['أعشاب المطبخ ومشروباتها', 'التعرف إليها، والتجفيف، والمقادير الآمنة'],
          ['les herbes et les tisanes', 'la reconnaissance, le séchage et les doses sûres'],
        ],
      ],
    },
    {
      id: 'sleep_science',
      color: '#4C7C78',
      tag: 'sleep',
      name: text('Sleep Science', 'علم النوم', 'Science du sommeil'),
      description: text(
        'Why we sleep, what disturbs it, and how to get it back.',
        'لماذا ننام، وما الذي يعكر نومنا، وكيف نستعيده.',
        'Pourquoi nous dormons, ce qui dérange le sommeil et comment le retrouver.',
      ),
      ways: [
        text(
          'You keep a sleep diary for two weeks before changing anything.',
          'تدوّن نومك أسبوعين قبل أن تغيّر أي شيء.',
          'Vous tenez un journal du sommeil deux semaines avant de changer quoi que ce soit.',
        ),
        text(
          'Meetings end early, as they should.',
          'تنتهي اللقاءات باكرًا كما ينبغي لها.',
          'Les rencontres finissent tôt, comme il se doit.',
        ),
      ],
      subjects: [
        [
          'better-sleep',
          ['foundations', 'practice', 'mistakes'],
          ['Better Sleep', 'light and darkness, evening routines, and waking at night'],
          ['النوم الهانئ', 'الضوء والظلام، وطقوس المساء، والاستيقاظ ليلًا'],
          ['le bon sommeil', 'la lumière et l’obscurité, les rituels du soir et les réveils nocturnes'],
        ],
        [
          'body-clock',
          ['intro', 'depth', 'course'],
          ['The Body Clock', 'larks and owls, shifts, and travel across time zones'],
          ['الساعة البيولوجية', 'أهل الصباح وأهل الليل، والورديات، والسفر عبر المناطق الزمنية'],
          [
            'l’horloge biologique',
            'les lève-tôt et les couche-tard, le travail posté et les décalages horaires',
          ],
        ],
        [
          'children-sleep',
          ['workshop', 'weekend', 'mistakes'],
          ['Children’s Sleep', 'naps, bedtime, and tired parents'],
          ['نوم الأطفال', 'القيلولة، وموعد النوم، وتعب الوالدين'],
          ['le sommeil des enfants', 'les siestes, le coucher et la fatigue des parents'],
        ],
      ],
    },
  ],
};
