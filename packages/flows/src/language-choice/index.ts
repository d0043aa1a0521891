export { languageChoiceActors } from './language-choice.actors.ts';
export { languageChoiceMachine } from './language-choice.machine.ts';
