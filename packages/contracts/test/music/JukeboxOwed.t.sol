// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {Jukebox} from "../../src/music/Jukebox.sol";
import {IJukebox} from "../../src/music/interfaces/IJukebox.sol";
import {CallbackToken} from "../../src/support/CallbackToken.sol";
import {NamedToken} from "../../src/support/NamedToken.sol";
import {RefusingToken} from "../../src/support/RefusingToken.sol";
import {IBareToken} from "../../src/support/interfaces/IBareToken.sol";
import {TestBase} from "../TestBase.sol";
import {
    AnsweringToken,
    Burner,
    CallbackRefusingToken,
    HookToken,
    RefusingFeeToken,
    ShrinkingToken,
    Spender,
    Talker,
    Thrower
} from "./OwedTokens.sol";

/// @title Shares whose transfer fails: they block nobody, and only their payees can collect them
contract JukeboxOwedTest is TestBase {
    Jukebox private jukebox;
    address private dave;

    function setUp() public {
        jukebox = new Jukebox();
        dave = vm.addr(0xDA7E);
    }

    /// @dev Alice plays, Bob is the artist, and both payees have half.
    function _song(NamedToken token, uint256 nonce, address first, address second) private returns (bytes32) {
        IJukebox.Payee[] memory payees = new IJukebox.Payee[](2);
        payees[0] = IJukebox.Payee(first, 5000);
        payees[1] = IJukebox.Payee(second, 5000);
        vm.prank(ALICE);
        token.approve(address(jukebox), type(uint256).max);
        vm.prank(BOB);
        return jukebox.register(nonce, address(token), 100, 0, payees, bytes32(0));
    }

    function _played(bytes32 song) private {
        vm.prank(ALICE);
        jukebox.play(song, 100);
    }

    function _refusing() private returns (RefusingToken) {
        return new RefusingToken(_plan(ALICE, 1000), CAROL);
    }

    /// @dev False for the addresses that the jukebox refuses as payees and recipients.
    function _canBePaid(address account) private view returns (bool) {
        return account != address(0) && account != address(jukebox);
    }

    function _holdsWhatItOwes(NamedToken token, uint256 amount) private view {
        vm.assertEq(token.balanceOf(address(jukebox)), amount);
        vm.assertEq(jukebox.totalOwed(address(token)), amount);
    }

    function test_ARefusedShareIsOwedAndTheOthersArePaid() public {
        RefusingToken token = _refusing();
        bytes32 song = _song(token, 1, BOB, CAROL);
        vm.expectEmit(address(jukebox));
        emit IJukebox.ShareOwed(song, CAROL, address(token), 50);
        _played(song);
        vm.assertEq(jukebox.song(song).plays, 1);
        vm.assertEq(token.balanceOf(ALICE), 900);
        vm.assertEq(token.balanceOf(BOB), 50);
        vm.assertEq(jukebox.owed(CAROL, address(token)), 50);
        vm.assertEq(jukebox.owed(BOB, address(token)), 0);
        _holdsWhatItOwes(token, 50);
    }

    function test_ARefusedShareOfTheFirstPayeeIsOwedToo() public {
        RefusingToken token = _refusing();
        _played(_song(token, 1, CAROL, BOB));
        vm.assertEq(token.balanceOf(BOB), 50);
        vm.assertEq(jukebox.owed(CAROL, address(token)), 50);
    }

    function test_OwedSharesSumOverPlaysAndSongs() public {
        RefusingToken token = _refusing();
        bytes32 song = _song(token, 1, BOB, CAROL);
        _played(song);
        _played(song);
        _played(_song(token, 2, CAROL, CAROL));
        vm.assertEq(jukebox.owed(CAROL, address(token)), 200);
        _holdsWhatItOwes(token, 200);
    }

    function test_ThePayeeCollectsOnceToAnyAddress() public {
        RefusingToken token = _refusing();
        _played(_song(token, 1, BOB, CAROL));
        vm.prank(CAROL);
        vm.expectEmit(address(jukebox));
        emit IJukebox.OwedCollected(CAROL, address(token), dave, 50);
        jukebox.collectOwed(address(token), dave);
        vm.assertEq(token.balanceOf(dave), 50);
        vm.assertEq(jukebox.owed(CAROL, address(token)), 0);
        _holdsWhatItOwes(token, 0);
        vm.prank(CAROL);
        vm.expectRevert(abi.encodeWithSelector(IJukebox.NothingOwed.selector, CAROL, address(token)));
        jukebox.collectOwed(address(token), dave);
    }

    function testFuzz_NobodyElseCollectsAPayeesShare(address stranger) public {
        vm.assume(stranger != CAROL && _canBePaid(stranger));
        RefusingToken token = _refusing();
        _played(_song(token, 1, BOB, CAROL));
        vm.prank(stranger);
        vm.expectRevert(abi.encodeWithSelector(IJukebox.NothingOwed.selector, stranger, address(token)));
        jukebox.collectOwed(address(token), stranger);
        _holdsWhatItOwes(token, 50);
    }

    function test_AFailedCollectionKeepsTheShareOwed() public {
        RefusingToken token = _refusing();
        _played(_song(token, 1, BOB, CAROL));
        address[2] memory nowhere = [address(0), address(jukebox)];
        for (uint256 i = 0; i < 2; ++i) {
            vm.prank(CAROL);
            vm.expectRevert(abi.encodeWithSelector(IJukebox.BadPayee.selector, nowhere[i]));
            jukebox.collectOwed(address(token), nowhere[i]);
        }
        // The token still refuses the transfer to her: nothing is collected or lost.
        vm.prank(CAROL);
        vm.expectRevert(abi.encodeWithSelector(RefusingToken.Refused.selector, CAROL));
        jukebox.collectOwed(address(token), CAROL);
        vm.assertEq(jukebox.owed(CAROL, address(token)), 50);
        token.refuseNobody();
        vm.prank(CAROL);
        jukebox.collectOwed(address(token), CAROL);
        vm.assertEq(token.balanceOf(CAROL), 50);
    }

    function test_AFailedPaymentOwesNothing() public {
        RefusingToken token = _refusing();
        bytes32 song = _song(token, 1, BOB, CAROL);
        vm.prank(ALICE);
        token.approve(address(jukebox), 99);
        vm.expectRevert(abi.encodeWithSelector(IBareToken.TooLittle.selector, 49, 50));
        // The last payee is paid first: her share is owed, then too little is left for the first payee's.
        vm.prank(ALICE);
        jukebox.play(song, 100);
        vm.assertEq(token.balanceOf(ALICE), 1000);
        _holdsWhatItOwes(token, 0);
    }

    function testFuzz_OwesTheReceivedAmountOfATokenWithAFee(uint256 feeBps) public {
        feeBps = _within(feeBps, 0, 10_000);
        RefusingFeeToken token = new RefusingFeeToken(_plan(ALICE, 1000), feeBps, CAROL);
        bytes32 song = _song(token, 1, BOB, CAROL);
        _played(song);
        _played(song);
        _holdsWhatItOwes(token, 2 * (50 - 50 * feeBps / 10_000));
        vm.assertEq(jukebox.owed(CAROL, address(token)), token.balanceOf(address(jukebox)));
    }

    function test_TokensSentUnaskedAreOwedToNobody() public {
        RefusingToken token = _refusing();
        bytes32 song = _song(token, 1, BOB, CAROL);
        vm.prank(ALICE);
        vm.assertTrue(token.transfer(address(jukebox), 7));
        _played(song);
        vm.assertEq(jukebox.owed(CAROL, address(token)), 50);
        vm.assertEq(jukebox.totalOwed(address(token)), 50);
    }

    function test_APayeeThatRevertsBurnsGasOrReturnsMegabytesBlocksNoPlay() public {
        HookToken token = new HookToken(_plan(ALICE, 1000));
        address[3] memory payees = [address(new Thrower()), address(new Burner()), address(new Talker())];
        for (uint256 i = 0; i < 3; ++i) {
            bytes32 song = _song(token, i, BOB, token.register(payees[i]));
            uint256 before = gasleft();
            _played(song);
            vm.assertLe(before - gasleft(), 700_000);
            vm.assertEq(jukebox.owed(payees[i], address(token)), 50);
        }
        vm.assertEq(token.balanceOf(BOB), 150);
        _holdsWhatItOwes(token, 150);
    }

    function testFuzz_NoGasLimitMakesAnAcceptedShareOwed(uint256 gas) public {
        HookToken token = new HookToken(_plan(ALICE, 1000));
        address spender = token.register(address(new Spender()));
        bytes32 song = _song(token, 1, BOB, spender);
        vm.prank(ALICE);
        try jukebox.play{gas: _within(gas, 50_000, 600_000)}(song, 100) {
            vm.assertEq(token.balanceOf(spender), 50);
        } catch {
            vm.assertEq(jukebox.song(song).plays, 0);
        }
        vm.assertEq(jukebox.totalOwed(address(token)), 0);
    }

    function test_AnAnswerOtherThanTrueIsNoPayment() public {
        AnsweringToken token = new AnsweringToken(_plan(ALICE, 1000));
        bytes32 song = _song(token, 1, BOB, CAROL);
        bytes[4] memory answers =
            [abi.encode(2), abi.encodePacked(uint248(1)), abi.encodePacked(uint256(0), uint256(1)), bytes(hex"01")];
        for (uint256 i = 0; i < 4; ++i) {
            token.answer(answers[i], BOB);
            _played(song);
            vm.assertEq(jukebox.owed(BOB, address(token)), 50 * (i + 1));
        }
        vm.assertEq(token.balanceOf(BOB), 0);
        token.answer(abi.encode(1, 2), BOB);
        _played(song);
        vm.assertEq(token.balanceOf(BOB), 50);
    }

    function test_ATokenWithoutCodePaysForNothing() public {
        RefusingToken token = _refusing();
        bytes32 song = _song(token, 1, BOB, dave);
        vm.etch(address(token), "");
        vm.prank(ALICE);
        vm.expectRevert();
        jukebox.play(song, 100);
        vm.assertEq(jukebox.song(song).plays, 0);
    }

    function test_RefusesAPlayWithinACollection() public {
        CallbackRefusingToken token = new CallbackRefusingToken(_plan(ALICE, 1000), CAROL);
        bytes32 song = _song(token, 1, BOB, CAROL);
        _played(song);
        token.arm(address(this), abi.encodeCall(this.playAgain, (song)));
        vm.prank(CAROL);
        vm.expectRevert(abi.encodeWithSelector(CallbackToken.CallbackFailed.selector));
        jukebox.collectOwed(address(token), dave);
        vm.assertEq(jukebox.owed(CAROL, address(token)), 50);
        _holdsWhatItOwes(token, 50);
    }

    /// @notice If a token shrinks balances, the jukebox may hold less than it owes. The next owed share fills the gap; no play fails.
    function test_ANewOwedShareFirstFillsTheDeficit() public {
        ShrinkingToken token = new ShrinkingToken(_plan(ALICE, 1000), CAROL);
        bytes32 song = _song(token, 1, BOB, CAROL);
        _played(song);
        token.shrink(address(jukebox), 30);
        _played(song);
        vm.assertEq(jukebox.owed(CAROL, address(token)), 70);
        _holdsWhatItOwes(token, 70);
        token.shrink(address(jukebox), 60);
        _played(song);
        vm.assertEq(jukebox.song(song).plays, 3);
        vm.assertEq(jukebox.owed(CAROL, address(token)), 70);
        vm.assertEq(token.balanceOf(address(jukebox)), 60);
    }

    function test_RefusesACollectionWithinACollection() public {
        CallbackRefusingToken token = new CallbackRefusingToken(_plan(ALICE, 1000), CAROL);
        bytes32 song = _song(token, 1, BOB, CAROL);
        _played(song);
        token.arm(address(this), abi.encodeCall(this.collectAgain, (token)));
        vm.prank(CAROL);
        vm.expectRevert(abi.encodeWithSelector(CallbackToken.CallbackFailed.selector));
        jukebox.collectOwed(address(token), dave);
        _holdsWhatItOwes(token, 50);
    }

    function playAgain(bytes32 song) external {
        _played(song);
    }

    function collectAgain(NamedToken token) external {
        vm.prank(CAROL);
        jukebox.collectOwed(address(token), dave);
    }

    function test_AReplacedPayeeKeepsWhatItIsOwed() public {
        RefusingToken token = _refusing();
        bytes32 song = _song(token, 1, BOB, CAROL);
        _played(song);
        vm.prank(CAROL);
        vm.expectEmit(address(jukebox));
        emit IJukebox.PayeeReplaced(song, CAROL, dave);
        jukebox.replacePayee(song, dave);
        _played(song);
        vm.assertEq(token.balanceOf(dave), 50);
        vm.assertEq(token.balanceOf(BOB), 100);
        vm.assertEq(jukebox.owed(CAROL, address(token)), 50);
        IJukebox.Payee[] memory payees = jukebox.payees(song);
        vm.assertEq(payees[0].account, BOB);
        vm.assertEq(payees[1].account, dave);
        vm.assertEq(payees[0].shareBps + payees[1].shareBps, 10_000);
    }

    function test_APayeeWithTwoPlacesIsReplacedInBoth() public {
        bytes32 song = _song(_refusing(), 1, CAROL, CAROL);
        vm.prank(CAROL);
        jukebox.replacePayee(song, dave);
        IJukebox.Payee[] memory payees = jukebox.payees(song);
        vm.assertTrue(payees[0].account == dave && payees[1].account == dave);
    }

    function testFuzz_OnlyAPayeeCanReplaceItself(address stranger) public {
        vm.assume(stranger != BOB && stranger != CAROL && _canBePaid(stranger));
        bytes32 song = _song(_refusing(), 1, BOB, CAROL);
        vm.prank(stranger);
        vm.expectRevert(abi.encodeWithSelector(IJukebox.NotAPayee.selector, song, stranger));
        jukebox.replacePayee(song, stranger);
    }

    function test_RefusesAReplacementThatCannotBePaid() public {
        bytes32 song = _song(_refusing(), 1, BOB, CAROL);
        vm.startPrank(CAROL);
        vm.expectRevert(abi.encodeWithSelector(IJukebox.BadPayee.selector, address(0)));
        jukebox.replacePayee(song, address(0));
        vm.expectRevert(abi.encodeWithSelector(IJukebox.BadPayee.selector, address(jukebox)));
        jukebox.replacePayee(song, address(jukebox));
        vm.expectRevert(abi.encodeWithSelector(IJukebox.NoSuchSong.selector, bytes32(0)));
        jukebox.replacePayee(bytes32(0), dave);
    }
}
