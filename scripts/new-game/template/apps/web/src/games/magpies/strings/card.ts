/** One line, as on its box. Apart from the others: the start page fetches it. */
export const pitch = 'One gem for all, one bid for each. The quickest beak breaks the tie.';
