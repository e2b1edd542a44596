// In a file of its own: Vite would move these imports above the others in `styles.ts`.
import.meta.glob('./**/*.module.css', { eager: true });
