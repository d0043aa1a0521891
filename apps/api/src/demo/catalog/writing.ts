import { type DomainSource, text } from './types.ts';

export const writing: DomainSource = {
  id: 'writing',
  color: '#7A5A44',
  name: text('Writing', 'الكتابة', 'Écriture'),
  categories: [
    {
      id: 'creative_writing',
      color: '#7A5A44',
      tag: 'fiction',
      name: text('Creative Writing', 'الكتابة الإبداعية', 'Écriture créative'),
      description: text(
        'Stories, poems and the habit of sitting down.',
        'قصص وقصائد وعادة الجلوس إلى الطاولة.',
        'Des récits, des poèmes et l’habitude de s’asseoir.',
      ),
      ways: [
        text(
          'You read aloud, and the others say what they saw.',
          'تقرأ بصوت مسموع ويقول الآخرون ما رأوه.',
          'Vous lisez à voix haute et les autres disent ce qu’ils ont vu.',
        ),
        text(
          'Every text is written twice; the second one is shorter.',
          'يُكتب كل نص مرتين، والثاني أقصر.',
          'Chaque texte s’écrit deux fois ; le second est plus court.',
        ),
      ],
      subjects: [
        [
          'short-stories',
          ['scratch', 'workshop', 'mistakes'],
          ['Short Stories', 'a first sentence, one change, and endings'],
          ['القصة القصيرة', 'الجملة الأولى، والتحول الواحد، والنهايات'],
          ['la nouvelle', 'la première phrase, un changement et les fins'],
        ],
        [
          'poetry',
          ['intro', 'weekend', 'depth'],
          ['Poetry', 'image, line breaks, and sound'],
          ['الشعر', 'الصورة، وتقطيع الأسطر، والإيقاع'],
          ['la poésie', 'l’image, la coupe du vers et le son'],
        ],
        [
          'novel-writing',
          ['course', 'projects', 'advanced'],
          ['Novel Writing', 'characters who want something, structure, and stamina'],
          ['كتابة الرواية', 'الشخصيات التي تريد شيئًا، والبناء، وطول النفَس'],
          ['l’écriture de roman', 'des personnages qui désirent, la structure et l’endurance'],
        ],
      ],
    },
    {
      id: 'journalism',
      color: '#6B5F50',
      tag: 'journalism',
      name: text('Journalism', 'الصحافة', 'Journalisme'),
      description: text(
        'Find it out, check it twice, and write it so that it is read.',
        'اكتشف الأمر، وتحقق منه مرتين، واكتبه ليُقرأ.',
        'Trouver, vérifier deux fois et écrire pour être lu.',
      ),
      ways: [
        text(
          'The group publishes a small paper with everyone’s name under their work.',
          'تصدر المجموعة صحيفة صغيرة يوقّع كل فرد فيها عمله.',
          'Le groupe publie un petit journal où chacun signe son travail.',
        ),
        text(
          'Editors of local papers read your drafts and answer.',
          'يقرأ محررو صحف محلية مسوداتك ويجيبون.',
          'Des rédacteurs de journaux locaux lisent vos brouillons et répondent.',
        ),
      ],
      subjects: [
        [
          'reporting',
          ['foundations', 'practice', 'mistakes'],
          ['Reporting', 'sources, notes, and the first paragraph'],
          ['التحقيق الصحفي', 'المصادر، والملاحظات، والفقرة الأولى'],
          ['le reportage', 'les sources, les notes et le premier paragraphe'],
        ],
        [
          'fact-checking',
          ['intro', 'workshop', 'depth'],
          ['Fact-Checking', 'pictures and places, numbers, and corrections'],
          ['التحقق من الأخبار', 'الصور والأماكن، والأرقام، والتصويبات'],
          ['la vérification des faits', 'les images et les lieux, les chiffres et les rectificatifs'],
        ],
        [
          'podcasting',
          ['scratch', 'weekend', 'projects'],
          ['Podcasting', 'an idea for six episodes, interviews, and sound'],
          ['البودكاست', 'الفكرة لست حلقات، والمقابلات، والصوت'],
          ['le podcast', 'une idée pour six épisodes, les entretiens et le son'],
        ],
      ],
    },
  ],
};
