/** Stands for the id of a course that is not created yet. Ids of courses begin with a letter or a digit. */
export const newCourseDraft = '_new';
