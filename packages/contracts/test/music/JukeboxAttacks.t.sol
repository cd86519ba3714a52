// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {Jukebox} from "../../src/music/Jukebox.sol";
import {IJukebox} from "../../src/music/interfaces/IJukebox.sol";
import {NamedToken} from "../../src/support/NamedToken.sol";
import {NoDecimalsToken} from "../../src/support/NoDecimalsToken.sol";
import {RefusingToken} from "../../src/support/RefusingToken.sol";
import {BatchAccount} from "../../src/wallet/BatchAccount.sol";
import {TestBase} from "../TestBase.sol";
import {DecimalsToken, EarlyPieces, Hooked, LongAnswerer, NotifyingToken} from "./HookTokens.sol";
import {Burner, Talker} from "./OwedTokens.sol";

/// @title Payees, payers and tokens that try to take other accounts' money, or to block plays
contract JukeboxAttacksTest is TestBase {
    /// @dev Gas limit of a play with ten payees, whatever they do: below what a page may estimate (2^22 - 4,096).
    uint256 private constant MOST_GAS_OF_A_PLAY = 3_800_000;

    /// @dev An account that first refuses its share.
    address private constant PAYEE = address(0xbad);

    Jukebox private jukebox;
    Hooked private mallory;

    function setUp() public {
        jukebox = new Jukebox();
        mallory = new Hooked();
    }

    function _one(address account) private pure returns (IJukebox.Payee[] memory payees) {
        payees = new IJukebox.Payee[](1);
        payees[0] = IJukebox.Payee(account, 10_000);
    }

    /// @dev Bob is the artist in all of these tests.
    function _song(address token, uint256 nonce, uint128 cost, IJukebox.Payee[] memory payees)
        private
        returns (bytes32)
    {
        vm.prank(BOB);
        return jukebox.register(nonce, token, cost, 0, payees, bytes32(0));
    }

    function _allow(NamedToken token, address payer) private {
        vm.prank(payer);
        token.approve(address(jukebox), type(uint256).max);
    }

    function _notifyingToken(address holder, uint256 feeBps, NotifyingToken.Moment moment)
        private
        returns (NotifyingToken)
    {
        return new NotifyingToken(_plan(holder, 10_000), feeBps, moment);
    }

    function _holdsWhatItOwes(NamedToken token) private view {
        vm.assertEq(token.balanceOf(address(jukebox)), jukebox.totalOwed(address(token)));
    }

    function _playWithTenPayees(bool talk) private returns (uint256 used) {
        NotifyingToken token = _notifyingToken(ALICE, 0, NotifyingToken.Moment.After);
        IJukebox.Payee[] memory payees = new IJukebox.Payee[](10);
        for (uint256 i = 0; i < 10; ++i) {
            payees[i] = IJukebox.Payee(token.register(talk ? address(new LongAnswerer()) : address(new Burner())), 1000);
        }
        bytes32 song = _song(address(token), 1, 1000, payees);
        _allow(token, ALICE);
        vm.prank(ALICE);
        uint256 before = gasleft();
        jukebox.play(song, 1000);
        used = before - gasleft();
        vm.assertEq(jukebox.totalOwed(address(token)), 1000);
        _holdsWhatItOwes(token);
    }

    function test_TenPayeesWithLongAnswersCostOnlyTheGasOfTheirShares() public {
        vm.assertLe(_playWithTenPayees(true), MOST_GAS_OF_A_PLAY);
    }

    function test_TenPayeesThatBurnTheirGasBlockNoPlay() public {
        vm.assertLe(_playWithTenPayees(false), MOST_GAS_OF_A_PLAY);
    }

    function test_APlayFromThePayersHookTakesNothingFromAPayee() public {
        NotifyingToken token = _notifyingToken(address(mallory), 1000, NotifyingToken.Moment.After);
        address carol = token.register(address(new Burner()));
        bytes32 honest = _song(address(token), 1, 1000, _one(carol));
        bytes32 own = _song(address(token), 2, 1000, _one(token.register(address(new Burner()))));
        _allow(token, address(mallory));
        token.register(address(mallory));
        mallory.arm(address(jukebox), abi.encodeCall(jukebox.play, (own, 1000)));
        mallory.act(address(jukebox), abi.encodeCall(jukebox.play, (honest, 1000)));
        vm.assertEq(jukebox.owed(carol, address(token)), 900);
        vm.assertEq(mallory.worked(), 0);
        _holdsWhatItOwes(token);
    }

    /// @dev Refuses its share while it has code, and collects it afterwards.
    function _owedTo(address payee, NotifyingToken token, uint256 nonce, uint128 cost) private {
        bytes32 song = _song(address(token), nonce, cost, _one(token.register(payee)));
        vm.etch(payee, address(new Burner()).code);
        mallory.act(address(jukebox), abi.encodeCall(jukebox.play, (song, cost)));
        vm.etch(payee, "");
        vm.assertEq(jukebox.owed(payee, address(token)), cost);
    }

    function test_APlayFromACollectionLeavesNothingUnowned() public {
        NotifyingToken token = _notifyingToken(address(mallory), 0, NotifyingToken.Moment.After);
        bytes32 honest = _song(address(token), 1, 1500, _one(token.register(address(new Burner()))));
        _allow(token, address(mallory));
        _owedTo(CAROL, token, 2, 1000);
        token.register(address(mallory));
        mallory.arm(address(jukebox), abi.encodeCall(jukebox.play, (honest, 1500)));
        vm.prank(CAROL);
        jukebox.collectOwed(address(token), address(mallory));
        vm.assertEq(mallory.tried(), 1);
        vm.assertEq(mallory.worked(), 0);
        _holdsWhatItOwes(token);
        // Afterwards the same play works as usual, and all of it is owed.
        mallory.act(address(jukebox), abi.encodeCall(jukebox.play, (honest, 1500)));
        vm.assertEq(jukebox.totalOwed(address(token)), 1500);
        _holdsWhatItOwes(token);
    }

    /// @notice No function that moves money can be entered from a hook while one runs.
    function testFuzz_NoFunctionThatMovesMoneyCanBeReentered(uint256 moment, uint256 inner, bool collects) public {
        NotifyingToken token = _notifyingToken(address(mallory), 0, NotifyingToken.Moment(_within(moment, 0, 1)));
        bytes32 song = _song(address(token), 1, 100, _one(address(mallory)));
        _allow(token, address(mallory));
        _owedTo(PAYEE, token, 2, 100);
        bytes[4] memory moves = [
            abi.encodeCall(jukebox.play, (song, 100)),
            abi.encodeCall(jukebox.playFor, (song, ALICE, 100)),
            abi.encodeCall(jukebox.playWithPermit, (song, 100, 100, 0, 27, bytes32(0), bytes32(0))),
            abi.encodeCall(jukebox.collectOwed, (address(token), BOB))
        ];
        token.register(address(mallory));
        mallory.arm(address(jukebox), moves[_within(inner, 0, 3)]);
        if (collects) {
            vm.prank(PAYEE);
            jukebox.collectOwed(address(token), address(mallory));
        } else {
            mallory.act(address(jukebox), moves[0]);
        }
        vm.assertEq(mallory.tried(), 1);
        vm.assertEq(mallory.worked(), 0);
        vm.assertEq(jukebox.song(song).plays, collects ? 0 : 1);
        _holdsWhatItOwes(token);
    }

    function _isNoToken(address token) private {
        vm.expectRevert(abi.encodeWithSelector(IJukebox.NotAToken.selector, token));
        jukebox.register(1, token, 77, 0, _one(BOB), bytes32(0));
    }

    function test_RefusesACollectionOlderThanErc165AsToken() public {
        _isNoToken(address(new EarlyPieces()));
    }

    function test_RefusesAnAccountWithDelegatedCodeAsToken() public {
        vm.signAndAttachDelegation(address(new BatchAccount()), ALICE_KEY);
        vm.assertTrue(ALICE.code.length > 0);
        _isNoToken(ALICE);
        // Code that accepts every call is refused too.
        _isNoToken(address(new BatchAccount()));
    }

    function test_RefusesATokenWithoutDecimals() public {
        _isNoToken(address(new NoDecimalsToken(_plan(ALICE, 1000))));
        _isNoToken(address(new DecimalsToken(_plan(ALICE, 1000), "")));
        _isNoToken(address(new DecimalsToken(_plan(ALICE, 1000), new bytes(31))));
        _isNoToken(address(new DecimalsToken(_plan(ALICE, 1000), abi.encode(256))));
        _isNoToken(address(new DecimalsToken(_plan(ALICE, 1000), abi.encode(type(uint256).max))));
        _isNoToken(address(new Burner()));
        _isNoToken(address(new Talker()));
        _song(address(new DecimalsToken(_plan(ALICE, 1000), abi.encode(255))), 1, 77, _one(BOB));
        _song(address(new DecimalsToken(_plan(ALICE, 1000), abi.encode(0))), 2, 77, _one(BOB));
        _song(address(new DecimalsToken(_plan(ALICE, 1000), abi.encode(18, 1))), 3, 77, _one(BOB));
    }

    /// @notice The first payee gets the remainder of the division, however small the share: all of a few units.
    function test_TheFirstPayeeGetsAllOfAFewUnits() public {
        RefusingToken token = new RefusingToken(_plan(ALICE, 1000), CAROL);
        IJukebox.Payee[] memory payees = new IJukebox.Payee[](10);
        payees[0] = IJukebox.Payee(BOB, 1);
        for (uint256 i = 1; i < 10; ++i) {
            payees[i] = IJukebox.Payee(vm.addr(i), 1111);
        }
        bytes32 song = _song(address(token), 1, 8, payees);
        _allow(token, ALICE);
        vm.prank(ALICE);
        jukebox.play(song, 8);
        vm.assertEq(token.balanceOf(BOB), 8);
    }
}
