// Sources: the prefixes that GS1 assigns, as Wikipedia ("List of GS1 country codes"), ACBr, biip and PostgreSQL's isn list them.

/**
 * Countries by the first three digits of an item number, a range of prefixes a line. A prefix says where the number was
 * assigned, not where the item was made. Prefixes of no country (shops, coupons, books) are left out, and those that only
 * one of the lists has.
 */
export const gs1Prefixes = `
001-019 Estados Unidos
030-039 Estados Unidos
060-139 Estados Unidos
300-379 França
380 Bulgária
383 Eslovênia
385 Croácia
387 Bósnia e Herzegovina
389 Montenegro
400-440 Alemanha
450-459 Japão
460-469 Rússia
470 Quirguistão
471 Taiwan
474 Estônia
475 Letônia
476 Azerbaijão
477 Lituânia
478 Uzbequistão
479 Sri Lanka
480 Filipinas
481 Belarus
482 Ucrânia
484 Moldova
485 Armênia
486 Geórgia
487 Cazaquistão
488 Tajiquistão
489 Hong Kong
490-499 Japão
500-509 Reino Unido
520-521 Grécia
528 Líbano
529 Chipre
530 Albânia
531 Macedônia do Norte
535 Malta
539 Irlanda
540-549 Bélgica e Luxemburgo
560 Portugal
569 Islândia
570-579 Dinamarca
590 Polônia
594 Romênia
599 Hungria
600-601 África do Sul
603 Gana
604 Senegal
608 Bahrein
609 Maurício
611 Marrocos
613 Argélia
615 Nigéria
616 Quênia
618 Costa do Marfim
619 Tunísia
620 Tanzânia
621 Síria
622 Egito
624 Líbia
625 Jordânia
626 Irã
627 Kuwait
628 Arábia Saudita
629 Emirados Árabes Unidos
640-649 Finlândia
690-699 China
700-709 Noruega
729 Israel
730-739 Suécia
740 Guatemala
741 El Salvador
742 Honduras
743 Nicarágua
744 Costa Rica
745 Panamá
746 República Dominicana
750 México
754-755 Canadá
759 Venezuela
760-769 Suíça
770-771 Colômbia
773 Uruguai
775 Peru
777 Bolívia
778-779 Argentina
780 Chile
784 Paraguai
786 Equador
789-790 Brasil
800-839 Itália
840-849 Espanha
850 Cuba
858 Eslováquia
859 República Tcheca
860 Sérvia
865 Mongólia
867 Coreia do Norte
868-869 Turquia
870-879 Países Baixos
880-881 Coreia do Sul
883 Myanmar
884 Camboja
885 Tailândia
888 Singapura
890 Índia
893 Vietnã
896 Paquistão
899 Indonésia
900-919 Áustria
930-939 Austrália
940-949 Nova Zelândia
955 Malásia
958 Macau
`;
