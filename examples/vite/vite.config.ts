import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Lyceum needs no plugin. React's reloads components while they are edited.
export default defineConfig({ plugins: [react()] });
