export { languageChoiceActors, languageChoiceMachine } from './language-choice.machine.ts';
