import { useState } from 'react';
import {
  Banner,
  Combobox,
  directionOfLanguage,
  Link,
  Pagination,
  PasswordField,
  Rating,
  Stack,
  Tabs,
  TagPicker,
  Text,
  UiLanguage,
  type UiTexts,
} from '../index.ts';

/** What an app passes to `UiProvider` for a language that the package does not have. */
const spanishTexts: UiTexts = {
  banner: { dismiss: 'Ocultar' },
  barChart: { showTable: 'Mostrar como tabla' },
  carousel: {
    role: 'carrusel',
    slideRole: 'diapositiva',
    position: (number, total) => `${number} de ${total}`,
    pause: 'Pausar las diapositivas',
    play: 'Reproducir las diapositivas',
    previous: 'Diapositiva anterior',
    next: 'Diapositiva siguiente',
  },
  combobox: { none: 'No hay coincidencias', clear: 'Borrar', open: 'Mostrar opciones' },
  dialog: { close: 'Cerrar' },
  fileField: {
    choose: 'Elegir un archivo',
    replace: 'Elegir otro',
    drop: 'o suéltalo aquí',
    uploading: 'Subiendo...',
    cancel: 'Cancelar',
    retry: 'Reintentar',
    remove: 'Quitar',
    oneOnly: 'Solo se puede subir un archivo a la vez. Suéltalos de uno en uno.',
  },
  link: { external: '(abre otro sitio)', newTab: '(se abre en una pestaña nueva)' },
  pagination: {
    previous: 'Anterior',
    next: 'Siguiente',
    position: (page, pages) => `Página ${page} de ${pages}`,
  },
  passwordField: { show: 'Mostrar contraseña', hide: 'Ocultar contraseña' },
  tagPicker: {
    remove: (name) => `Quitar ${name}`,
    added: (name) => `Se añadió ${name}`,
    removed: (name) => `Se quitó ${name}`,
  },
};

const hebrewTexts: UiTexts = {
  banner: { dismiss: 'הסתרה' },
  barChart: { showTable: 'הצגה כטבלה' },
  carousel: {
    role: 'קרוסלה',
    slideRole: 'שקופית',
    position: (number, total) => `${number} מתוך ${total}`,
    pause: 'השהיית השקופיות',
    play: 'הפעלת השקופיות',
    previous: 'השקופית הקודמת',
    next: 'השקופית הבאה',
  },
  combobox: { none: 'לא נמצאו התאמות', clear: 'ניקוי', open: 'הצגת האפשרויות' },
  dialog: { close: 'סגירה' },
  fileField: {
    choose: 'בחירת קובץ',
    replace: 'בחירת קובץ אחר',
    drop: 'או גררו אותו לכאן',
    uploading: 'מעלה...',
    cancel: 'ביטול',
    retry: 'ניסיון חוזר',
    remove: 'הסרה',
    oneOnly: 'אפשר להעלות קובץ אחד בכל פעם. גררו אותם אחד אחד.',
  },
  link: { external: '(פותח אתר אחר)', newTab: '(נפתח בכרטיסייה חדשה)' },
  pagination: {
    previous: 'הקודם',
    next: 'הבא',
    position: (page, pages) => `עמוד ${page} מתוך ${pages}`,
  },
  passwordField: { show: 'הצגת הסיסמה', hide: 'הסתרת הסיסמה' },
  tagPicker: {
    remove: (name) => `הסרת ${name}`,
    added: (name) => `${name} נוסף`,
    removed: (name) => `${name} הוסר`,
  },
};

/** The app's own words. */
export const spanish = {
  language: 'es',
  texts: spanishTexts,
  content: {
    banner: 'Confirma tu dirección de correo.',
    rating: 'Valorado con 4,7 de 5 por 12.361 estudiantes',
    tabs: { label: 'Curso', names: ['Contenido', 'Opiniones', 'Preguntas'] },
    password: 'Contraseña',
    zone: { label: 'Zona horaria', options: ['Madrid', 'Buenos Aires', 'Bogotá'] },
    tags: { label: 'Temas', names: ['Cerámica', 'Bordado'] },
    pages: 'Páginas',
    help: 'Consulta la',
    guide: 'guía para estudiantes',
  },
};

export const hebrew: typeof spanish = {
  language: 'he',
  texts: hebrewTexts,
  content: {
    banner: 'נא לאשר את כתובת האימייל.',
    rating: 'דירוג 4.7 מתוך 5 לפי 12,361 לומדים',
    tabs: { label: 'קורס', names: ['תוכן', 'חוות דעת', 'שאלות'] },
    password: 'סיסמה',
    zone: { label: 'אזור זמן', options: ['ירושלים', 'לונדון', 'ניו יורק'] },
    tags: { label: 'נושאים', names: ['קרמיקה', 'רקמה'] },
    pages: 'עמודים',
    help: 'כדאי לקרוא את',
    guide: 'המדריך ללומדים',
  },
};

/** A page in a language that the package does not have. */
export function LanguageSample({ language, texts, content }: typeof spanish) {
  const [tab, setTab] = useState('0');
  const [zone, setZone] = useState<string | null>(content.zone.options[0] ?? null);
  const [tags, setTags] = useState<readonly string[]>(content.tags.names);
  return (
    <UiLanguage language={language} texts={texts}>
      <div lang={language} dir={directionOfLanguage(language)}>
        <Stack>
          <Banner onDismiss={() => undefined}>{content.banner}</Banner>
          <Tabs
            label={content.tabs.label}
            value={tab}
            onChange={setTab}
            tabs={content.tabs.names.map((label, index) => ({
              value: String(index),
              label,
              panel: <Text>{label}</Text>,
            }))}
          />
          <Rating value={4.66} count={12_361} label={content.rating} />
          <PasswordField label={content.password} autoComplete="new-password" />
          <Combobox
            label={content.zone.label}
            value={zone}
            onChange={setZone}
            options={content.zone.options.map((label) => ({ value: label, label }))}
          />
          <TagPicker
            label={content.tags.label}
            selected={tags.map((label) => ({ value: label, label }))}
            onChange={setTags}
          />
          <Pagination label={content.pages} page={1234} pages={56_789} onPage={() => undefined} />
          <Text>
            {content.help}{' '}
            <Link href="https://example.com/guide" externalIcon>
              {content.guide}
            </Link>
          </Text>
        </Stack>
      </div>
    </UiLanguage>
  );
}
