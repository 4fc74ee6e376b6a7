import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
