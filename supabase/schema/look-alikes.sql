-- Written by supabase/confusables/generate-confusables.ts from Unicode's confusables.txt 17.0.0 (UTS 39), of which it has what passes for Latin letters and
-- digits, with escapes: an editor shows look-alikes as the same. The client has the same rows.

-- A name in its decomposed form (NFKD), its letters as the Latin ones they pass for.
create function private.letters_as_seen(p_text text) returns text
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
declare
  c_several constant text := U&'\a732\a733\00c6\00e6\04d4\04d5\a734\a735\a736\a737\a738\a739\a73a\a73b\a73c\a73d\044b\042b\02a3\02a9'
    || U&'\01c1\05f0\042e\02aa\02ab\0152\0153\0276\a698\a699\a74e\a74f\0271\1d6f\+011700\+0118e3\a728\a777\02a6'
    || U&'\1d6b\ab63';
  c_read constant text[] := string_to_array('aa aa ae ae ae ae ao ao au au av av av av ay ay bi bl dz fn ll ll lo ls lz oe oe oe oo oo oo oo rn rn rn'
    || ' rn t3 tf ts ue uo', ' ');
  v_text text := p_text;
begin
  -- Most names are plain ASCII, of which only the bar has another reading.
  if p_text !~ '[^ -{}~]' then
    return p_text;
  end if;
  v_text := translate(p_text,
    U&'\01a7\01bb\03e8\14bf\a644\a6ef\a75a\+01ccf2\01b7\021c\0417\0498\04e0\0969\0ae9\2c9c\2cc4\2ccc\a76a\a7ab'
    || U&'\+0118ca\+016f3b\+01ccf3\13ce\152f\1530\+0118af\+01ccf4\01bc\+0118bb\+01ccf5\03ec\0431\13ee\2cd2\2cd3'
    || U&'\2cdc\+0118d5\+01ccf6\+0104d2\+0118c6\+01ccf7\0222\0223\09ea\0a6a\+01031a\+01ccf8\+01e8cb\09ed\0a67\0b68'
    || U&'\0d6d\2cca\2ccb\a76e\+0118ac\+0118cc\+0118d6\+01ccf9\0245\0251\0391\039b\03b1\0410\041b\0430\04c5\0668'
    || U&'\06f8\13aa\1431\143c\143d\15c5\15e9\1d00\2d37\a4e5\a4ee\a6ce\a7da\a7dc\ab7a\+01028d\+0102a0\+0104b0'
    || U&'\+016f3d\+016f40\+01ccd6\00df\0180\0181\0182\0183\0184\0185\0253\0299\0392\03b2\0411\0412\042c\0432\044c'
    || U&'\0462\0463\048c\048d\13cf\13f0\13f4\13fc\1472\1473\147e\147f\1480\1481\1488\15af\15f7\15fa\1e9e\2c82'
    || U&'\2c83\a4d0\a7b4\a7b5\a7d6\ab9f\+010282\+0102a1\+010301\+016eb6\+016ed1\+01ccd7\0187\023c\03c2\03db\0421'
    || U&'\0441\04aa\04ab\1004\105a\13df\1455\1461\1462\146a\1d04\2c8b\2ca4\2ca5\a4da\abaf\+0102a2\+010302\+010415'
    || U&'\+01043d\+01051c\+0118e9\+0118f2\+01ccd8\00d0\0110\0111\0189\018a\018c\0256\0257\0501\056a\13a0\13e7'
    || U&'\146f\147a\147b\1487\15de\15ea\1d05\a4d2\a4d3\ab70\abb7\+01ccd9\0246\0247\025b\0395\03b5\0404\0415\0435'
    || U&'\0454\04bd\04bf\0511\13ac\15f4\18f0\1d07\2c88\2c89\2d39\a4f0\a792\a793\ab32\ab7c\ab9b\+010286\+010429'
    || U&'\+0118a6\+0118ae\+0118ce\+01ccda\0191\0192\03dc\03dd\0584\15b4\1d6e\1e9d\a4dd\a730\a798\a799\ab35'
    || U&'\+010287\+0102a5\+010525\+0118a2\+0118c2\+01ccdb\018d\0193\01e4\01e5\0260\0261\0262\050c\050d\0581\13c0'
    || U&'\13f3\13fb\161c\1d83\a4d6\ab90\+01ccdc\0126\0127\0266\029c\0397\0402\041d\043d\0452\045b\04a2\04a3\04ba'
    || U&'\04bb\04c7\04c8\04c9\04ca\0570\13bb\13c2\13f2\157c\2c67\2c8e\2c8f\a4e7\a695\ab8b\ab92\+0102cf\+01ccdd'
    || U&'\0131\0268\0269\026a\03b9\0456\0582\13a5\1d7b\1d7c\2c93\a647\ab75\+0118c3\0237\0248\0249\037f\03f3\0408'
    || U&'\0458\0575\13ab\148d\1498\1499\1d0a\a4d9\a7b2\ab7b\+01ccdf\0138\0198\0199\039a\03ba\041a\043a\049a\049b'
    || U&'\049e\049f\13e6\16d5\1d0b\2c69\2c94\2c95\a4d7\a740\abb6\+010518\+01cce0\0141\0142\0196\0197\019a\01c0'
    || U&'\026b\026d\029f\0399\0406\04c0\04cf\053c\05d5\05df\05f1\0627\0661\0673\06f1\07ca\13de\14aa\14b6\14b7'
    || U&'\16c1\2c92\2cd0\2cd1\2d4f\a4e1\a4f2\abae\+01028a\+010309\+010320\+01041b\+010443\+010526\+0118a3\+0118b2'
    || U&'\+011dda\+011de1\+016eaa\+016f16\+016f28\+01ccde\+01cce1\+01ccf1\+01e8c7\028d\039c\03bc\03fa\041c\043c'
    || U&'\04cd\04ce\10dd\13b7\15f0\16d6\1d0d\2c98\2c99\a4df\ab87\+0102b0\+010311\+01cce2\014b\019d\019e\0273\0274'
    || U&'\0376\039d\03b7\03c0\0418\0438\043f\0548\0572\0578\057c\1260\144e\1459\145a\1468\1d28\1d70\2c9a\2c9b'
    || U&'\2ca1\a4e0\a4f5\a6a1\+010425\+010513\+016ec1\+01cce3\00d8\00f0\00f8\019f\0275\0298\0398\039f\03b8\03bf'
    || U&'\03c3\03ed\041e\043e\0472\0473\04e8\04e9\0555\0585\05e1\0647\0665\06be\06c1\06d5\06f5\06ff\07c0\07cb'
    || U&'\0966\09e6\0a66\0ae6\0b20\0b66\0be6\0c66\0ce6\0d20\0d66\0e50\0ed0\1010\101d\1040\10d7\10ff\12d0\13a4'
    || U&'\13be\13eb\15dd\17e0\1d0f\1d11\2c90\2c91\2c9e\2c9f\2d31\2d41\2d54\2d59\3007\a4f3\a668\a74a\a74b\ab3d'
    || U&'\ab3e\ab74\ab8e\abbb\+010292\+0102ab\+010404\+01042c\+0104c2\+0104c3\+0104ea\+010516\+0114d0\+0118b5'
    || U&'\+0118c8\+0118d7\+0118e0\+011de0\+01cce4\+01ccf0\00fe\01a4\01a5\01bf\03a1\03c1\03f8\0420\0440\13e2\146d'
    || U&'\1476\1477\1486\1d18\1d29\1d7d\2ca2\2ca3\2cce\2ccf\a4d1\abb2\+010295\+01cce5\02a0\051a\051b\0563\0566'
    || U&'\146b\1474\1475\1485\2d55\+01cce6\01a6\024d\027c\027d\027e\0280\0433\0491\0493\13a1\13d2\1587\1d26\1d72'
    || U&'\1d73\2c85\a4e3\ab47\ab48\ab71\ab81\aba2\+0104b4\+016f35\+01cce7\01bd\0282\0405\0455\054f\0d1f\13d5\13da'
    || U&'\1515\1521\1522\1d74\a4e2\a731\a7f1\aba5\abaa\+010296\+010420\+010448\+0118c1\+016f3a\+01cce8\0166\0167'
    || U&'\01ac\01ad\01ae\023e\03a4\03c4\0422\0442\04ac\04ad\13a2\1d1b\1d75\2ca6\2ca7\a4d4\ab72\+010297\+0102b1'
    || U&'\+010315\+0118bc\+016f0a\+01cce9\01b1\0244\0289\028a\028b\03c5\0426\0446\045f\054d\057d\1200\13cc\144c'
    || U&'\1457\1458\1467\162e\1634\1d1c\1d7e\1d7f\a4f4\a79f\ab4e\ab52\ab9c\+0104ce\+0104f6\+0118b8\+0118d8'
    || U&'\+016f42\+01ccea\03bd\0474\0475\05d8\0667\06f7\13d9\142f\143a\143b\1d20\2d38\a4e6\a6df\aba9\+01051d'
    || U&'\+011706\+0118a0\+0118c0\+016f08\+01cceb\026f\03c9\0429\0448\0449\0460\0461\047c\047d\051c\051d\0561'
    || U&'\13b3\13c7\13d4\15ef\18ed\1d21\2cb1\2cbd\a4ea\a64d\a761\a7b7\ab83\aba4\+0114c5\+01170a\+01170e\+01170f'
    || U&'\+0118e6\+0118ef\+01ccec\03a7\03c7\0425\0445\04b2\1541\157d\16b7\2cac\2cad\2d5d\a4eb\a7b3\ab53\ab55'
    || U&'\+010290\+0102b4\+010317\+010322\+010527\+0118ec\+01cced\01b3\01b4\024e\024f\0263\028f\03a5\03b3\0423'
    || U&'\0443\04ae\04af\04b0\04b1\10e7\13a9\13bd\15bb\1d8c\1eff\2ca8\2ca9\a4ec\ab5a\ab79\ab8d\+0102b2\+0118a4'
    || U&'\+0118dc\+016f43\+01ccee\01b5\01b6\0224\0225\0290\0396\13c3\1614\1d22\1d76\a4dc\ab93\+0102f5\+0118a9'
    || U&'\+0118c4\+0118e5\+01ccef',
    '222222223333333333333334444455566666666777888888899999999999aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabbbbbbbbbbbbb'
    || 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbcccccccccccccccccccccccccccccddddddddddddddddddddddddeeeeeeeeeeeeeeee'
    || 'eeeeeeeeeeeeeeefffffffffffffffffffgggggggggggggggggghhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhiiiiiiiiiiiiiijjjjjj'
    || 'jjjjjjjjjjjkkkkkkkkkkkkkkkkkkkkkklllllllllllllllllllllllllllllllllllllllllllllllllllmmmmmmmmmmmmmmmmmmmm'
    || 'nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo'
    || 'ooooooooooooooooooopppppppppppppppppppppppppqqqqqqqqqqqrrrrrrrrrrrrrrrrrrrrrrrrrssssssssssssssssssssssst'
    || 'ttttttttttttttttttttttttuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuvvvvvvvvvvvvvvvvvvvvvwwwwwwwwwwwwwwwwwwwwwwwwww'
    || 'wwwwwwwxxxxxxxxxxxxxxxxxxxxxxyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyzzzzzzzzzzzzzzzzz');
  for v_place in 1 .. char_length(c_several) loop
    v_text := replace(v_text, substr(c_several, v_place, 1), c_read[v_place]);
  end loop;
  return v_text;
end
$$;

-- A second reading of a name, decomposed (NFD): its signs, and letters with two readings, as the Latin letters they pass for.
create function private.signs_as_letters(p_text text) returns text
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
declare
  c_several constant text := U&'\+01f707\2016\2225\+010199\+010198\20b6\+01f76b\221e\+01f700\20a5\+01f75c\+01f76c';
  c_read constant text[] := string_to_array('ar ll ll ll lls lt mb oo qe rn sss vb', ' ');
  v_text text := p_text;
begin
  -- Most names are plain ASCII, of which only the bar has another reading.
  if p_text !~ '[^ -{}~]' then
    return p_text;
  end if;
  v_text := translate(p_text,
    U&'\+01d206\+01d212\0b03\2376\237a\00a2\03f9\20a1\2282\27c8\2e26\+01f16e\+01f74c\20ab\20ac\212e\22f4\22ff'
    || U&'\2377\017f\+01d213\02db\037a\2373\2378\20ad\007c\05c0\2223\23fd\ffe8\+01d22a\2229\22c2\+01018e\+01d20b'
    || U&'\+01d245\0c02\0c82\0d02\0d82\2296\2299\229d\236c\2609\2a00\+01d21a\+01f714\2374\+01d216\2020\20ae\22a4'
    || U&'\2361\27d9\+01f768\00b5\03bc\2127\222a\22c3\2228\22c1\+010197\+01d20d\+01f708\20a9\2375\2379\+01d222'
    || U&'\00d7\166d\166e\2573\292b\292c\2a2f\2a30\+010196\00a5',
    '378aaccccccccdeeeeeffiiiikllllllnnnnnooooooooooooprttttttuuuuuvvvvvwwwwxxxxxxxxxy');
  for v_place in 1 .. char_length(c_several) loop
    v_text := replace(v_text, substr(c_several, v_place, 1), c_read[v_place]);
  end loop;
  return v_text;
end
$$;
