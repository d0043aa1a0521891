import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { hebrew, LanguageSample, spanish } from './languages.fixtures.tsx';

const meta = {
  title: 'Foundations/Languages',
  tags: ['!autodocs'],
  component: LanguageSample,
} satisfies Meta<typeof LanguageSample>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names, numbers and announcements are in the language. */
export const Spanish: Story = {
  tags: ['en-light-1280'],
  args: spanish,
  play: async ({ canvas }) => {
    const names = ['Ocultar', 'Mostrar contraseña', 'Borrar', 'Mostrar opciones', 'Anterior', 'Siguiente'];
    for (const name of names) await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvas.getByText('Página 1234 de 56.789')).toBeVisible();
    await expect(canvas.getByText('(12.361)')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'guía para estudiantes (abre otro sitio)' }),
    ).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Bordado' }));
    await waitFor(() => expect(canvas.getByText('Se quitó Bordado')).toBeInTheDocument());
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** The direction follows the language: the layout mirrors, and ← moves on. */
export const Hebrew: Story = {
  args: hebrew,
  play: async ({ canvas }) => {
    const names = ['הסתרה', 'הצגת הסיסמה', 'ניקוי', 'הצגת האפשרויות', 'הקודם', 'הבא'];
    for (const name of names) await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvas.getByText('עמוד 1,234 מתוך 56,789')).toBeVisible();
    const [first, second] = canvas.getAllByRole('tab');
    if (!first || !second) throw new Error('There are no tabs.');
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(second.getBoundingClientRect().left);
    await userEvent.click(first);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(second).toHaveFocus());
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('link', { name: 'המדריך ללומדים (פותח אתר אחר)' })).toBeVisible();
  },
};
