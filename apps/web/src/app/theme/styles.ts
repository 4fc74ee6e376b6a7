// The tokens come first: the rules below use them. A stylesheet cannot import a virtual one, so this is a module.
import 'virtual:tokens.css';
import './global.css';
