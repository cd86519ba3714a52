// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IExchangeRouter} from "../src/exchange/interfaces/IExchangeRouter.sol";
import {ReserveReader} from "../src/exchange/ReserveReader.sol";
import {KnownToken} from "../src/exchange/KnownToken.sol";
import {GovernanceToken} from "../src/governance/GovernanceToken.sol";
import {Rehearser} from "../src/governance/Rehearser.sol";
import {IGovernanceToken} from "../src/governance/interfaces/IGovernanceToken.sol";
import {IRehearser} from "../src/governance/interfaces/IRehearser.sol";
import {ArtistToken} from "../src/music/ArtistToken.sol";
import {ArtistTokenFactory} from "../src/music/ArtistTokenFactory.sol";
import {Jukebox} from "../src/music/Jukebox.sol";
import {MusicCollection} from "../src/music/MusicCollection.sol";
import {MusicCollectionFactory} from "../src/music/MusicCollectionFactory.sol";
import {IMusicCollectionFactory} from "../src/music/interfaces/IMusicCollectionFactory.sol";
import {MusicNft} from "../src/music/MusicNft.sol";
import {SwapAndPlay} from "../src/music/SwapAndPlay.sol";
import {IJukebox} from "../src/music/interfaces/IJukebox.sol";
import {SmartWalletDetector} from "../src/wallet/SmartWalletDetector.sol";
import {OneTokenWorld} from "./exchange/OneTokenWorld.sol";
import {IPair} from "./exchange/PairWorld.sol";

/// @title The gas that users pay for: one action per test, recorded in gas.snapshot
/// @notice Everything that an action needs is set up beforehand, so that its figure changes only if the contract
/// does.
contract GasTest is OneTokenWorld {
    /// @dev Ways to pay for a play with another token than the song's.
    struct Ways {
        SwapAndPlay payer;
        address[] fromNative;
        address[] fromToken;
    }

    struct Signature {
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    Jukebox private immutable JUKEBOX = new Jukebox();
    ArtistTokenFactory private immutable FACTORY = new ArtistTokenFactory();
    MusicNft private immutable NFT = new MusicNft("Musi Drops", "DROP", address(this));
    IMusicCollectionFactory private constant NO_EARLIER = IMusicCollectionFactory(address(0));
    MusicCollectionFactory private immutable COLLECTIONS =
        new MusicCollectionFactory(NO_EARLIER, "https://musi.example");
    ReserveReader private immutable READER = new ReserveReader();
    Rehearser private immutable REHEARSER = new Rehearser();
    SmartWalletDetector private immutable DETECTOR = new SmartWalletDetector(address(this));

    Ways private ways;
    KnownToken private given;
    KnownToken private first;
    KnownToken private other;
    ArtistToken private token;
    MusicCollection private collection;
    GovernanceToken private governance;
    bytes32 private songOfOne;
    bytes32 private songOfTen;
    Signature private signed;
    address[] private pairs;
    IJukebox.Payee[] private two;
    IRehearser.Call[] private tenCalls;
    IRehearser.Read[] private twoReads;

    /// @dev Accepts refunds of native currency.
    receive() external payable {}

    function setUp() public {
        vm.startPrank(ALICE);
        token = ArtistToken(FACTORY.createToken("Alice", "ALI", ALICE));
        vm.assertTrue(token.transfer(address(this), 1000e18));
        songOfOne = JUKEBOX.register(1, address(token), 1e18, 0, _payees(1), bytes32(0));
        songOfTen = JUKEBOX.register(2, address(token), 1e18, 0, _payees(10), bytes32(0));
        vm.stopPrank();
        token.approve(address(JUKEBOX), 100e18);
        (signed.v, signed.r, signed.s) = _signPermit(ALICE_KEY, address(token), address(JUKEBOX), 1e18, 0, 1 days);
        two.push(IJukebox.Payee(BOB, 5000));
        two.push(IJukebox.Payee(CAROL, 5000));
        IGovernanceToken.Allocation[] memory all = new IGovernanceToken.Allocation[](1);
        all[0] = IGovernanceToken.Allocation(address(this), 1_000_000_000e18);
        governance = new GovernanceToken(all);
        collection = MusicCollection(COLLECTIONS.openCollection("Night Bus", "BUS", "Sung on the way home."));
        _makePairs();
        _makePools();
        _planARehearsal();
        _makeWays();
    }

    function _makeWays() private {
        bytes memory arguments = abi.encode(PAIR_FACTORY, WRAPPED);
        address router = _published("@uniswap/v2-periphery/build/UniswapV2Router02.json", arguments);
        ways.payer = new SwapAndPlay(IExchangeRouter(router), JUKEBOX);
        WRAPPED.deposit{value: 1e18}();
        _pool(WRAPPED, 1e18, token, 500e18);
        given.approve(address(ways.payer), 1e21);
        WRAPPED.deposit{value: 1e18}();
        _pool(WRAPPED, 1e18, given, 1e21);
        ways.fromNative.push(address(WRAPPED));
        ways.fromNative.push(address(token));
        ways.fromToken.push(address(given));
        ways.fromToken.push(address(WRAPPED));
        ways.fromToken.push(address(token));
    }

    function _planARehearsal() private {
        vm.assertTrue(governance.transfer(address(REHEARSER), 10));
        bytes memory transfer = abi.encodeCall(governance.transfer, (BOB, 1));
        for (uint256 i = 0; i < 10; ++i) {
            tenCalls.push(IRehearser.Call(address(governance), 0, transfer));
        }
        twoReads.push(IRehearser.Read(address(governance), abi.encodeCall(governance.balanceOf, (address(REHEARSER)))));
        twoReads.push(IRehearser.Read(address(governance), abi.encodeCall(governance.balanceOf, (BOB))));
    }

    function _makePools() private {
        (given, other) = (_newToken("A", address(this), 1e24), _newToken("B", address(this), 1e24));
        _pool(given, 1e22, other, 1e22);
        given.approve(address(ADDER), 1e18);
        vm.deal(address(this), 1e20);
        WRAPPED.deposit{value: 1e19 + 1}();
        _pool(WRAPPED, 1e19, other, 1e22);
        first = _newToken("C", address(this), 1e24);
        first.approve(address(ADDER), 1e18);
        other.approve(address(ADDER), 1e18);
        _sendTokensTo(PAIR_FACTORY.createPair(address(first), address(other)), other);
        _sendTokensTo(PAIR_FACTORY.createPair(address(first), address(WRAPPED)), WRAPPED);
    }

    function _sendTokensTo(address pair, IERC20 what) private {
        vm.assertTrue(what.transfer(pair, 1));
        IPair(pair).sync();
    }

    function _makePairs() private {
        KnownToken base = _newToken("BASE", address(this), 1);
        for (uint256 i = 0; i < 10; ++i) {
            pairs.push(PAIR_FACTORY.createPair(address(base), address(_newToken("TKN", address(this), 1))));
        }
    }

    function _payees(uint256 count) private pure returns (IJukebox.Payee[] memory payees) {
        payees = new IJukebox.Payee[](count);
        for (uint256 i = 0; i < count; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast)
            payees[i] = IJukebox.Payee(vm.addr(i + 1), uint16(10_000 / count));
        }
    }

    function test_PlayASongOfOnePayee() public {
        JUKEBOX.play(songOfOne, 1e18);
    }

    function test_PlayASongOfTenPayees() public {
        JUKEBOX.play(songOfTen, 1e18);
    }

    function test_PlayWithPermit() public {
        vm.prank(ALICE);
        JUKEBOX.playWithPermit(songOfOne, 1e18, 1e18, 1 days, signed.v, signed.r, signed.s);
    }

    function test_SwapNativeCurrencyAndPlay() public {
        ways.payer.playFromNative{value: 1e17}(songOfOne, ways.fromNative, 1e18, block.timestamp);
    }

    function test_SwapATokenThroughTwoPairsAndPlay() public {
        ways.payer.playFromToken(songOfOne, ways.fromToken, 1e20, 1e18, block.timestamp);
    }

    function test_RegisterASongOfTwoPayees() public {
        JUKEBOX.register(1, address(token), 1e18, 0, two, bytes32(0));
    }

    function test_CreateAnArtistToken() public {
        FACTORY.createToken("Some Artist", "SOME", address(this));
    }

    function test_MintAPieceWithDateAndRoyalty() public {
        NFT.mint(BOB, "ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi", 1893456000, ALICE, 500);
    }

    function test_OpenACollection() public {
        COLLECTIONS.openCollection("Some Artist", "SOME", "What was left of the tour.");
    }

    function test_MintAPieceOfOnesOwnCollection() public {
        collection.mint(
            BOB,
            "https://musi.example/ipfs/bafkreigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi",
            1893456000,
            address(this),
            500
        );
    }

    function test_DelegateVotes() public {
        governance.delegate(ALICE);
    }

    function test_TransferAGovernanceToken() public {
        vm.assertTrue(governance.transfer(BOB, 1e18));
    }

    function test_AddLiquidityFromOneToken() public {
        ADDER.addFromToken(address(given), address(other), 1e18, 0, block.timestamp);
    }

    function test_AddLiquidityFromNativeCurrency() public {
        ADDER.addFromNative{value: 1e17}(address(other), 0, block.timestamp);
    }

    function test_OpenAPairThatWasSentSomething() public {
        ADDER.openFromTokens(address(first), address(other), 1e18, 1e18, 0, block.timestamp);
    }

    function test_OpenAPairOfNativeCurrencyThatWasSentSomething() public {
        ADDER.openFromNative{value: 1e17}(address(first), 1e18, 0, block.timestamp);
    }

    function test_ReadTenPairs() public view {
        READER.reserves(pairs);
    }

    function test_RehearseTenTransfers() public {
        REHEARSER.rehearse(tenCalls, twoReads);
    }

    function test_AskWhetherAWalletIsSmart() public view {
        DETECTOR.isArgentWallet(BOB);
    }
}
