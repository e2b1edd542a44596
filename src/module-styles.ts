// A file of its own, as Vite moves these imports before all others of the file.
import.meta.glob('./**/*.module.css', { eager: true });
